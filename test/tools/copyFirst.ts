import { act } from '@testing-library/react'
import type { Stage } from './openStage.tsx'

/** Presses the first copy button, with the given answer of the clipboard, and waits for the state of its result. */
export async function copyFirst(stage: Stage, answer: () => Promise<void>, state: string) {
  const { clipboard } = navigator
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: answer },
  })
  try {
    act(() => stage.place.querySelector<HTMLElement>('.onramp-copy')?.click())
    await stage.at(`[data-state="${state}"]`)
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  }
}
