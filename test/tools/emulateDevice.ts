import { cdp } from 'vitest/browser'

/** Emulates preferences of the device, in place of those before: `{ 'prefers-reduced-motion': 'reduce' }`. */
export async function emulateDevice(features: Readonly<Record<string, string>>): Promise<void> {
  const set = Object.entries(features).map(([name, value]) => ({ name, value }))
  await cdp().send('Emulation.setEmulatedMedia', { features: set })
}
