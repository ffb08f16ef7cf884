import { cdp } from 'vitest/browser'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Scrolls a control into view and returns its center, in the viewport. */
export function centerOf(control: Element): Point {
  control.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/**
 * Clicks with a real mouse. `detail` is the browser's count: 2 for the second click of a double click. `at` is when the mouse
 * clicked, by `performance.now()`, if not now.
 */
export async function clickAt(point: Point, detail = 1, at?: number): Promise<void> {
  await sendMouse('mouseMoved', point)
  await sendMouse('mousePressed', point, detail, at)
  await sendMouse('mouseReleased', point, detail, at)
}

/** Moves, presses or releases a real mouse. `detail` and `at` are those of `clickAt`. */
export async function sendMouse(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  { x, y }: Point,
  detail = 1,
  at?: number,
): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = window.frameElement === null ? 1 : frame.width / window.innerWidth
  await cdp().send('Input.dispatchMouseEvent', {
    type,
    x: frame.x + x * scale,
    y: frame.y + y * scale,
    button: type === 'mouseMoved' ? 'none' : 'left',
    ...(type !== 'mouseMoved' && { clickCount: detail }),
    ...(at !== undefined && { timestamp: (performance.timeOrigin + at) / 1000 }),
  })
}
