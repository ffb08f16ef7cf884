import { createSignal } from '@onramp-kit/core/internal'
import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import type { StoryLook } from './looks.ts'

const changes = createSignal()
let worn: StoryLook | undefined

/**
 * Overrides the look of the toolbars; `undefined` restores it. Unlike a toolbar it does not render the story again, so the
 * focused element keeps the focus.
 */
export function dress(look: StoryLook | undefined): void {
  worn = look
  changes.emit()
}

export function useDressing(): StoryLook | undefined {
  return useSyncExternalStore(changes.subscribe, () => worn)
}

// For callers outside the page, such as the screenshots script.
addons.getChannel().on('onramp-kit/dress', dress)
