import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import * as fc from 'fast-check'
import { many, seed } from '../../edition.ts'
import { createTally } from '../tally.ts'
import { type Kit, namesOf, propsOf } from './components.tsx'
import { hostile, wrongValue } from './wrongValues.ts'

/** How many times components are drawn with wrong props. */
export const drawings = many({ full: 20_000, small: 300 })

/** A component, and its right props with one to three of them wrong. */
function cases(kit: Kit) {
  return fc.constantFrom(...namesOf(kit)).chain((name) => {
    const props = propsOf(name)
    const wrong = fc.dictionary(fc.constantFrom(...Object.keys(props)), wrongValue, {
      minKeys: 1,
      maxKeys: 3,
    })
    return wrong.map((makers) => ({ name, makers }))
  })
}

type Show = (name: string, props: Readonly<Record<string, unknown>>) => void
type Makers = Readonly<Record<string, () => unknown>>

/** Draws a component with wrong props. Says which props it threw for: a hostile value can't be printed. */
function drawWrong(show: Show, name: string, makers: Makers) {
  const values = Object.entries(makers).map(([prop, make]) => [prop, make()] as const)
  try {
    show(name, { ...propsOf(name), ...Object.fromEntries(values) })
  } catch (cause) {
    throw new Error(`<${name}> threw with a wrong ${Object.keys(makers).join(' and ')}`, { cause })
  }
}

/** Draws components with wrong props, and counts them. The first that throws is shrunk and thrown. */
export function drawAny(kit: Kit, show: Show) {
  const tally = createTally()
  const property = fc.property(cases(kit), ({ name, makers }) => {
    tally.add(name)
    drawWrong(show, name, makers)
  })
  fc.assert(property, { numRuns: drawings, seed: seed() })
  return tally
}

/** Draws every component with every hostile value as each prop that it declares, and counts the props. */
export function drawEveryHostile(kit: Kit, show: Show) {
  const tally = createTally()
  for (const name of namesOf(kit))
    for (const prop of Object.keys(propsOf(name))) {
      tally.add(`${name}.${prop}`)
      for (const make of prop === 'className' ? hostile.slice(0, 1) : hostile)
        drawWrong(show, name, { [prop]: make })
    }
  return tally
}

/** A client whose service never answers: only what is drawn at first is looked at. */
export function silentClient() {
  const { client, setFault } = createSimulatedWorld()
  setFault(() => new Promise(() => {}))
  return client
}
