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
export async function clickAt({ x, y }: Point, detail = 1, at?: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const scale = window.frameElement === null ? 1 : frame.width / window.innerWidth
  const event = { x: frame.x + x * scale, y: frame.y + y * scale, button: 'left' as const }
  await cdp().send('Input.dispatchMouseEvent', { ...event, type: 'mouseMoved', button: 'none' })
  const time = at !== undefined && { timestamp: (performance.timeOrigin + at) / 1000 }
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await cdp().send('Input.dispatchMouseEvent', { ...event, type, clickCount: detail, ...time })
}
