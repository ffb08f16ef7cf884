import type { CDPSession, Locator, Page } from '@playwright/test'
import type { Host } from './host.ts'

type Input = Host['input']

/** A person who presses controls. */
export interface Person {
  /** Presses a control in the way of the host's input, once on purpose. */
  readonly press: (control: Locator) => Promise<void>
}

/** Milliseconds between two presses of a person who means one. */
const DOUBLE_MS = 180

/** Milliseconds after which a held key repeats, and between its repetitions. */
const HELD_MS = 500
const REPEAT_MS = 33

/**
 * Creates a person whose input carries its own times, so that a slow machine changes nothing: the presses of a control are
 * two seconds apart, whenever the browser handles them.
 */
export async function createPerson(page: Page, input: Input): Promise<Person> {
  const session = await page.context().newCDPSession(page)
  let time = Date.now()
  const pressOnce: Readonly<Record<Input, (control: Locator, at: number) => Promise<void>>> = {
    mouse: click(session, [0]),
    'double click': click(session, [0, DOUBLE_MS]),
    touch: tap(session, [0]),
    'double tap': tap(session, [0, DOUBLE_MS]),
    Enter: key(session, [0]),
    'Enter twice': async (control, at) => {
      await key(session, [0])(control, at)
      await key(session, [0])(undefined, at + DOUBLE_MS)
    },
    'held Enter': key(session, [0, ...Array.from({ length: 12 }, heldFor)]),
  }
  return {
    async press(control) {
      time = Math.max(time, Date.now()) + 2000
      await pressOnce[input](control, time)
    },
  }
}

const heldFor = (_: unknown, repetition: number) => HELD_MS + repetition * REPEAT_MS

async function centerOf(control: Locator) {
  await control.scrollIntoViewIfNeeded()
  const box = await control.boundingBox()
  if (box === null) throw new Error('the control is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const seconds = (at: number) => ({ timestamp: at / 1000 })

function click(session: CDPSession, delays: readonly number[]) {
  return async (control: Locator, at: number) => {
    const place = { ...(await centerOf(control)), button: 'left' } as const
    await session.send('Input.dispatchMouseEvent', { ...place, type: 'mouseMoved', ...seconds(at) })
    for (const [turn, delay] of delays.entries())
      for (const type of ['mousePressed', 'mouseReleased'] as const)
        await session.send('Input.dispatchMouseEvent', {
          ...place,
          type,
          clickCount: turn + 1,
          ...seconds(at + delay),
        })
  }
}

function tap(session: CDPSession, delays: readonly number[]) {
  return async (control: Locator, at: number) => {
    const place = await centerOf(control)
    for (const delay of delays)
      for (const type of ['touchStart', 'touchEnd'] as const)
        await session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [place] : [],
          ...seconds(at + delay),
        })
  }
}

/** Presses Enter, and sends the repetitions of a held key, to whatever has the focus then. */
function key(session: CDPSession, delays: readonly number[]) {
  return async (control: Locator | undefined, at: number) => {
    await control?.focus()
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
    for (const [turn, delay] of delays.entries())
      await session.send('Input.dispatchKeyEvent', {
        ...enter,
        type: 'keyDown',
        autoRepeat: turn > 0,
        ...seconds(at + delay),
      })
    await session.send('Input.dispatchKeyEvent', {
      ...enter,
      type: 'keyUp',
      ...seconds(at + (delays.at(-1) ?? 0) + 20),
    })
  }
}
