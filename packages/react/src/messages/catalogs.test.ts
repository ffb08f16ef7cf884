import { describe, expect, test } from 'vitest'
import { catalogs } from './catalogs.ts'
import { en } from './en/en.ts'
import type { Messages } from './messages.ts'

/** Every message by its path. The forms of a plural are one message. */
function messagesOf(catalog: Messages): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  const walk = (path: string, value: unknown) => {
    if (typeof value === 'string') found.set(path, [value])
    else if (isPlural(value)) found.set(path, Object.values(value))
    else
      for (const [key, inner] of Object.entries(value as object))
        walk(path === '' ? key : `${path}.${key}`, inner)
  }
  walk('', catalog)
  return found
}

const categories = ['zero', 'one', 'two', 'few', 'many', 'other']

function isPlural(value: unknown): value is Readonly<Record<string, string>> {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return keys.includes('other') && keys.every((key) => categories.includes(key))
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted()

const english = messagesOf(en)

test('there are words in twelve languages, English among them', () => {
  expect(['en', ...Object.keys(catalogs)]).toEqual(
    'en de fr es pt-BR it nl pl tr ja zh-Hans ar'.split(' '),
  )
})

describe.each(Object.entries(catalogs))('%s', (code, load) => {
  test('says its own language', async () => {
    expect((await load()).language).toBe(code)
  })

  test('has every message of English, and no other', async () => {
    expect([...messagesOf(await load()).keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('fills the same names into each message', async () => {
    for (const [path, texts] of messagesOf(await load())) {
      const names = placeholders(english.get(path)?.at(-1) ?? '')
      for (const text of texts) expect([path, placeholders(text)]).toEqual([path, names])
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
    for (const [path, texts] of messagesOf(await load()))
      for (const text of texts) expect([path, text]).toEqual([path, text.trim() || 'a message'])
  })
})
