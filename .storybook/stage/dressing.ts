import { createSignal } from '@onramp-kit/core/internal'
import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import type { StoryLook } from './looks.ts'

const changes = createSignal()
let worn: StoryLook | undefined

/**
 * Dresses what is shown otherwise than the toolbars say, `undefined` as they do. Unlike a toolbar it renders no story
 * again, so that what has the focus keeps it.
 */
export function dress(look: StoryLook | undefined): void {
  worn = look
  changes.emit()
}

export function useDressing(): StoryLook | undefined {
  return useSyncExternalStore(changes.subscribe, () => worn)
}

// For whoever is outside of the page, such as the one who takes the screenshots.
addons.getChannel().on('onramp-kit/dress', dress)
