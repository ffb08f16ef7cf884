import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import * as fc from 'fast-check'
import { many, seed } from '../../edition.ts'
import { createTally } from '../tally.ts'
import { propsOf, rootNames } from './roots.tsx'
import { fail, hostile, wrongValue } from './wrongValues.ts'

/** The number of renders with wrong props. */
export const drawings = many({ full: 20_000, small: 300 })

/** A root with valid props, one to three of them replaced by wrong ones. */
function cases() {
  return fc.constantFrom(...rootNames).chain((name) => {
    const names = Object.keys(propsOf(name))
    const wrong = fc.dictionary(fc.constantFrom(...names), wrongValue, {
      minKeys: 1,
      maxKeys: 3,
    })
    return wrong.map((makers) => ({ name, makers: withoutThrowingCallbacks(makers) }))
  })
}

/** An error that a callback throws is an unhandled rejection of the page, as it would be without the component. */
function withoutThrowingCallbacks(makers: Makers): Makers {
  return Object.fromEntries(
    Object.entries(makers).filter(([prop, make]) => !(/^on[A-Z]/.test(prop) && make() === fail)),
  )
}

type Show = (name: string, props: Readonly<Record<string, unknown>>) => void
type Makers = Readonly<Record<string, () => unknown>>

/** Renders a root with wrong props. Names the props if it throws, because a hostile value cannot be printed. */
function drawWrong(show: Show, name: string, makers: Makers) {
  const values = Object.entries(makers).map(([prop, make]) => [prop, make()] as const)
  try {
    show(name, { ...propsOf(name), ...Object.fromEntries(values) })
  } catch (cause) {
    throw new Error(`<${name}> threw with a wrong ${Object.keys(makers).join(' and ')}`, { cause })
  }
}

/** Renders roots with wrong props and counts them. Shrinks and throws the first failure. */
export function drawAny(show: Show) {
  const tally = createTally()
  const property = fc.property(cases(), ({ name, makers }) => {
    tally.add(name)
    drawWrong(show, name, makers)
  })
  fc.assert(property, { numRuns: drawings, seed: seed() })
  return tally
}

/** Renders every root with every hostile value as each of its props, and counts the props. */
export function drawEveryHostile(show: Show) {
  const tally = createTally()
  for (const name of rootNames)
    for (const prop of Object.keys(propsOf(name))) {
      tally.add(`${name}.${prop}`)
      for (const make of hostile) drawWrong(show, name, { [prop]: make })
    }
  return tally
}

/** A client whose service never responds, because only the first render matters. */
export function silentClient() {
  const { client, setFault } = createSimulatedWorld()
  setFault(() => new Promise(() => {}))
  return client
}
