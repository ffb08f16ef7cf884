import { cdp } from 'vitest/browser'

const keys = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, text: '' },
}

type Key = keyof typeof keys

/** Presses a key of a real keyboard, which repeats a held key. `at` is the time by `performance.now()`, if not now. */
export async function keyDown(name: Key, isRepeat = false, at?: number): Promise<void> {
  const type = keys[name].text === '' ? 'rawKeyDown' : 'keyDown'
  const time = at !== undefined && { timestamp: (performance.timeOrigin + at) / 1000 }
  await cdp().send('Input.dispatchKeyEvent', { ...keys[name], type, autoRepeat: isRepeat, ...time })
}

export async function keyUp(name: Key): Promise<void> {
  await cdp().send('Input.dispatchKeyEvent', { ...keys[name], text: '', type: 'keyUp' })
}

/** Presses and releases a key. */
export async function pressKey(name: Key, at?: number): Promise<void> {
  await keyDown(name, false, at)
  await keyUp(name)
}
