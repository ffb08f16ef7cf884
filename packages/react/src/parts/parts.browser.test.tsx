import { expect, test } from 'vitest'
import { openStage, orderStates } from '../../../../test/harness/orderStates.tsx'
import { parts } from './parts.ts'

/** Every `onramp-` class and data attribute of ours below a place, and nothing of the page's. */
function usedBelow(place: Element): readonly string[] {
  return [...place.querySelectorAll('[class*="onramp-"]')].flatMap((element) => {
    const names = [...element.classList].map((name) => name.replace('onramp-', ''))
    const states = [...element.attributes]
      .filter(({ name }) => name.startsWith('data-'))
      .map(({ name, value }) => stateOf(names, name, value))
    return [...names, ...states]
  })
}
