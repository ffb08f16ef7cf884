import type * as Kit from '@onramp-kit/react'
import * as fc from 'fast-check'
import { createSimulatedWorld } from '../../../harness/simulatedWorld.ts'
import { many, seed } from '../../edition.ts'
import { createTally } from '../tally.ts'
import { namesOf, propsOf } from './components.tsx'
import { wrongValue } from './wrongValues.ts'

/** How many times components are drawn with wrong props. */
export const drawings = many({ full: 20_000, small: 300 })

/** A component, and its right props with one to three of them wrong. */
function cases(kit: typeof Kit) {
  return fc.constantFrom(...namesOf(kit)).chain((name) => {
    const props = propsOf(name)
    const wrong = fc.dictionary(fc.constantFrom(...Object.keys(props)), wrongValue, {
      minKeys: 1,
      maxKeys: 3,
    })
    return wrong.map((makers) => ({ name, props, makers }))
  })
}

/** Draws components with wrong props, and counts them. The first that throws is shrunk and thrown. */
export function drawAll(
  kit: typeof Kit,
  show: (name: string, props: Readonly<Record<string, unknown>>) => void,
) {
  const tally = createTally()
  const property = fc.property(cases(kit), ({ name, props, makers }) => {
    tally.add(name)
    const values = Object.entries(makers).map(([prop, make]) => [prop, make()] as const)
    try {
      show(name, { ...props, ...Object.fromEntries(values) })
    } catch (cause) {
      throw new Error(`<${name}> threw with a wrong ${Object.keys(makers).join(' and ')}`, {
        cause,
      })
    }
  })
  fc.assert(property, { numRuns: drawings, seed: seed() })
  return tally
}

/** A client whose service never answers: only what is drawn at first is looked at. */
export function silentClient() {
  const { client, setFault } = createSimulatedWorld()
  setFault(() => new Promise(() => {}))
  return client
}
