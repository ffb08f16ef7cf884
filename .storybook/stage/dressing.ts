import { createSignal } from '@onramp-kit/core'
import { useSyncExternalStore } from 'react'
import type { StoryLook } from './looks.ts'

const changes = createSignal()
let worn: StoryLook | undefined

/** Dresses what is shown otherwise than the toolbars say, without telling its story again; `undefined` ends it. */
export function dress(look: StoryLook | undefined): void {
  worn = look
  changes.emit()
}

export function useDressing(): StoryLook | undefined {
  return useSyncExternalStore(changes.subscribe, () => worn)
}
