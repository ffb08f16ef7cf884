import * as fc from 'fast-check'
import { hostileText, loadedNames } from './hostileText.ts'

/** A change of a JSON value at a path, such as `/source/amount`. */
interface Edit {
  readonly place: string
  readonly change: 'swap' | 'remove' | 'add'
  /** The name of the added field, which may exist already. */
  readonly name: string
  /** The new value as text, which need not be JSON. */
  readonly text: string
}

/** JSON text with up to three parts replaced, removed or added. */
export function edited(value: unknown): fc.Arbitrary<string> {
  const places = placesIn(value)
  const names = fc.oneof(loadedNames, fc.constantFrom(...places.map(lastName)))
  const edit = fc.record<Edit>({
    place: fc.constantFrom(...places),
    change: fc.constantFrom('swap', 'remove', 'add'),
    name: names,
    text: hostileText,
  })
  return fc.array(edit, { minLength: 1, maxLength: 3 }).map((edits) => print(value, edits))
}

function placesIn(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [place]
  const inner = Object.entries(value).flatMap(([name, each]) => placesIn(each, `${place}/${name}`))
  return [place, ...inner]
}

function lastName(place: string): string {
  return place.split('/').at(-1) ?? ''
}

function print(value: unknown, edits: readonly Edit[], place = ''): string {
  const here = edits.filter((edit) => edit.place === place)
  const swap = here.find(({ change }) => change === 'swap')
  if (swap !== undefined) return swap.text
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isRemoved = (name: string) =>
    edits.some((edit) => edit.change === 'remove' && edit.place === `${place}/${name}`)
  const kept = Object.entries(value)
    .filter(([name]) => !isRemoved(name))
    .map(([name, each]) => ({ name, text: print(each, edits, `${place}/${name}`) }))
  const all = [...kept, ...here.filter(({ change }) => change === 'add')]
  if (Array.isArray(value)) return `[${all.map(({ text }) => text).join()}]`
  return `{${all.map(({ name, text }) => `${JSON.stringify(name)}:${text}`).join()}}`
}
