import { describe, expect, test } from 'vitest'
import { catalogs } from './catalogs.ts'
import { en } from './en/en.ts'
import type { Messages } from './messages.ts'

/** The texts of one message: a plural has one for each form, any other message one alone. */
type Forms = { readonly other: string } & Readonly<Record<string, string>>

/** Every message by its path. */
function messagesOf(catalog: Messages): ReadonlyMap<string, Forms> {
  const found = new Map<string, Forms>()
  const walk = (path: string, value: unknown) => {
    if (typeof value === 'string') found.set(path, { other: value })
    else if (isPlural(value)) found.set(path, value)
    else
      for (const [key, inner] of Object.entries(value as object))
        walk(path === '' ? key : `${path}.${key}`, inner)
  }
  walk('', catalog)
  return found
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

function isPlural(value: unknown): value is Forms {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return keys.includes('other') && keys.every((key) => categories.includes(key))
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

/** Whether a form is of one number only, as the Arabic dual is: then a word may say it instead of a digit. */
function isOfOneNumber(code: string, form: string): boolean {
  const rules = new Intl.PluralRules(code)
  const forms = Array.from({ length: 200 }, (_, count) => rules.select(count))
  return forms.filter((each) => each === form).length === 1
}

const english = messagesOf(en)

test('there are words in twelve languages, English among them', () => {
  expect(['en', ...Object.keys(catalogs)]).toEqual(
    'en de fr es pt-BR it nl pl tr ja zh-Hans ar'.split(' '),
  )
})

test('English is an entry of the package as every other', async () => {
  const entry = await import('@onramp-kit/react/messages/en')
  expect(entry.en).toBe(en)
})

describe.each(Object.entries(catalogs))('%s', (code, load) => {
  test('is an entry of the package', async () => {
    const name = `@onramp-kit/react/messages/${code}`
    const entry = (await import(name)) as object
    expect(Object.values(entry)).toEqual([await load()])
  })

  test('says its own language', async () => {
    expect((await load()).language).toBe(code)
  })

  test('has every message of English, and no other', async () => {
    expect([...messagesOf(await load()).keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('fills the same names into each message', async () => {
    for (const [path, forms] of messagesOf(await load())) {
      const names = placeholders(english.get(path)?.other ?? '')
      for (const [form, text] of Object.entries(forms))
        if (text.includes('{') || !isOfOneNumber(code, form))
          expect([path, placeholders(text)]).toEqual([path, names])
    }
  })

  test('has each form of a plural that its language has, and no other', async () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      if (isPlural(value))
        expect(Object.keys(value).toSorted()).toEqual(pluralCategories.toSorted())
      else for (const inner of Object.values(value)) walk(inner)
    }
    walk(await load())
  })

  test('leaves no message empty or padded', async () => {
    for (const [path, forms] of messagesOf(await load()))
      for (const text of Object.values(forms))
        expect([path, text]).toEqual([path, text.trim() || 'a message'])
  })
})
