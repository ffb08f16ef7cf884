import '../styles/styles.css'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, expect, test } from 'vitest'
import { type Part, parts } from './parts.ts'

const table: Readonly<Record<string, Part>> = parts
let stage: Stage
afterEach(() => stage.leave())

/** What an element of ours is called and says of itself, each as the table would have it: `stage`, `stage data-state="now"`. */
function saidBy(element: Element): readonly string[] {
  const names = [...element.classList]
    .filter((name) => name.startsWith('onramp-'))
    .map((name) => name.replace('onramp-', ''))
  const states = [...element.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }) => {
      const known = names.find((each) => table[each]?.states && stateIn(table[each], name, value))
      return `${known ?? names.join('.')} ${stateIn(table[known ?? ''], name, value) ?? `${name}="${value}"`}`
    })
  const tags = names.filter((name) => table[name] && !isOf(table[name], element.localName))
  return [...names, ...states, ...tags.map((name) => `${name} as <${element.localName}>`)]
}

/** The row of a state, which names the value where there are several. */
function stateIn(part: Part | undefined, name: string, value: string): string | undefined {
  return [`${name}="${value}"`, name].find((state) => Object.hasOwn(part?.states ?? {}, state))
}

const isOf = (part: Part, tag: string) => part.element.split(' or ').includes(tag)

const documented = Object.entries(table).flatMap(([name, { states = {} }]) => [
  name,
  ...Object.keys(states).map((state) => `${name} ${state}`),
])

const seen = new Set<string>()

test.each(Object.entries(everyState))('nothing is undocumented: %s', async (_, enter) => {
  stage = openStage()
  await enter(stage)
  const said = [...stage.place.querySelectorAll('[class*="onramp-"]')].flatMap(saidBy)
  expect(said.length).toBeGreaterThan(5)
  for (const each of said) seen.add(each)
  expect(said.filter((each) => !documented.includes(each))).toEqual([])
})

test('and what is documented occurs', () => {
  expect(documented.filter((each) => !seen.has(each))).toEqual([])
})
