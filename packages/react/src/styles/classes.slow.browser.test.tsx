import './styles.css'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, expect, test } from 'vitest'
import page from '../../../../site/src/content/docs/reference/styling.md?raw'

let stage: Stage
afterEach(() => stage.leave())

/** A class in the table of reference/styling.md. */
interface Row {
  readonly elements: readonly string[]
  /** Data attributes, such as `data-state="sent"`. */
  readonly data: readonly string[]
}

const rows = new Map<string, Row>()
for (const [, name = '', element = '', data = ''] of page.matchAll(
  /^\| `onramp-([\w-]+)`<br>(.*?)(?:<br>.*?)? \| .*? \|(.*)\|$/gm,
)) {
  const attributes = data.matchAll(/(?:^| |<br>)`(data-[^`]+)`:/g)
  rows.set(name, {
    elements: [...element.matchAll(/\w+/g)].map(([tag]) => tag),
    data: [...attributes].map(([, attribute = '']) => attribute),
  })
}
const documented = [...rows].flatMap(([name, { data }]) => [
  name,
  ...data.map((attribute) => `${name} ${attribute}`),
])

/** Describes an element in the terms of the table: `stage`, `stage data-state="current"`. */
function describe(element: Element): readonly string[] {
  const names = [...element.classList]
    .filter((name) => name.startsWith('onramp-'))
    .map((name) => name.replace('onramp-', ''))
  const data = [...element.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }) => {
      const forms = [`${name}="${value}"`, name]
      const owner = names.find((each) => forms.some((form) => rows.get(each)?.data.includes(form)))
      const form = forms.find((each) => rows.get(owner ?? '')?.data.includes(each))
      return `${owner ?? names.join('.')} ${form ?? forms[0]}`
    })
  const wrongTags = names
    .filter((name) => rows.get(name)?.elements.includes(element.localName) === false)
    .map((name) => `${name} as <${element.localName}>`)
  return [...names, ...data, ...wrongTags]
}

const seen = new Set<string>()

test.each(Object.entries(everyState))(
  '%s has only documented classes and data attributes',
  async (_, enter) => {
    stage = openStage()
    await enter(stage)
    const found = [...stage.place.querySelectorAll('[class*="onramp-"]')].flatMap(describe)
    expect(found.length).toBeGreaterThan(5)
    for (const each of found) seen.add(each)
    expect(found.filter((each) => !documented.includes(each))).toEqual([])
  },
)

test('every documented class and data attribute occurs in some state', () => {
  expect(documented.filter((each) => !seen.has(each))).toEqual([])
})
