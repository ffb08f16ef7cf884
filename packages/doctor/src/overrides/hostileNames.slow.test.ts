import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Path } from '../derive/mapping.ts'
import {
  doctor,
  examineJson,
  type Rewrite,
  rewriteJson,
  rewriteSuccess,
  startService,
} from '../doctor.test.helper.ts'
import { loadOverrides } from './loadOverrides.ts'
import { overridesFile } from './overridesFile.ts'
import { createSuggestFolder } from './suggestFolder.test.helper.ts'

const { fileOf, typeCheck, remove } = createSuggestFolder()

afterAll(remove)

const parts = [
  "'",
  '"',
  '`',
  '\\',
  "\\'",
  '\n',
  '\r',
  '\t',
  '\0',
  '\u2028',
  '\u2029',
  '\u202E',
  '\uD800',
  'ü',
  '${',
  '}',
  ']',
  '/*',
  '*/',
  '//',
  ', // TODO: ',
  "']; globalThis.isInjected = true; ['",
  '\n}\nglobalThis.isInjected = true\n{',
  'toCode(',
  'toField(',
  'todo(',
  'z.string()',
  '</script>',
  '__proto__',
  'constructor',
  ' ',
  '0',
]

/** Hostile names: each part, and combinations by a linear congruential generator with a fixed seed. */
function hostileNames(): readonly string[] {
  let state = 7
  const next = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state % limit
  }
  const combined = Array.from({ length: 100 }, () =>
    Array.from({ length: 2 + next(4) }, () => parts[next(parts.length)]).join(''),
  )
  return [...parts, ...combined].filter((name) => name !== '__proto__')
}

const textAt = (from: Path) =>
  ({ kind: 'value', from, seen: 'string', nullable: false, optional: false }) as const

test('a hostile name in a suggested file stays a name', async () => {
  for (const [index, name] of hostileNames().entries()) {
    const file = fileOf(index)
    const found = {
      railSegment: name,
      paths: { 'card.quote': name },
      fieldNames: { currency: name },
      requestIdHeader: name,
      errors: {
        kind: 'object',
        fields: { code: textAt([name, 'code']), message: textAt(['text', name]) },
      },
      schemas: {
        'virtualAccounts.termsOfService': {
          kind: 'object',
          fields: { url: textAt([name, name]) },
        },
      },
    } as const
    writeFileSync(file, overridesFile(found) ?? '')
    const { overrides } = await loadOverrides(file)
    expect(overrides).toMatchObject({
      railSegment: name,
      paths: { 'card.quote': name },
      fieldNames: { currency: name },
      requestIdHeader: name,
    })
    expect(Object.keys(overrides).toSorted()).toEqual(Object.keys(found).toSorted())
    const read = (schema: unknown, body: unknown) => z.parse(schema as z.ZodMiniType, body)
    const error = { [name]: { code: 'rate_limited' }, text: { [name]: 'Wait.' } }
    expect(read(overrides.errors, error)).toEqual({ code: 'rate_limited', message: 'Wait.' })
    const link = { [name]: { [name]: 'https://bank.example/' } }
    expect(read(overrides.schemas?.['virtualAccounts.termsOfService'], link)).toEqual({
      url: 'https://bank.example/',
    })
  }
  expect(globalThis).not.toHaveProperty('isInjected')
  expect(await typeCheck()).toBe('')
})

test.each([
  "fiat'],x:(globalThis.isInjected=true),y:['",
  'fiat\\',
  'fiat\u2028',
  'fiat currency',
  `fiat_${'x'.repeat(60)}`,
  '',
])('a field that the error names %j is not taken', async (field) => {
  const { url } = await startService(
    {},
    rejectQuotes(field, () => true),
  )
  const { contradicted, report } = await examineJson(url)
  expect(contradicted).not.toContain('card.fields')
  expect(report.overrides ?? '').not.toContain('fieldNames')
})

test.each(['/fiat', '/data/fiat', '#/data/fiat'])(
  'a field that the error names as the JSON pointer %s is taken by its last name',
  async (field) => {
    const options = { fieldNames: { currency: 'fiat' } }
    const { url } = await startService(
      options,
      rejectQuotes(field, ({ ok }) => !ok),
    )
    const { contradicted, report, stateOf } = await examineJson(url)
    expect(contradicted).toContain('card.fields')
    expect(report.overrides).toContain("currency: 'fiat',")
    expect(stateOf('card.quote')).toBe('confirmed')
  },
)

describe('names that hold the suffix of the key', () => {
  const suffix = '9fKq2Lw8Zx'
  const terminal = { env: { ONRAMP_KEY: `svc_public_sandbox_${suffix}` } }
  const spellings = [
    suffix,
    suffix.toLowerCase(),
    `amount_${suffix}`,
    `${suffix}.amount`,
    `amount-${suffix.toUpperCase()}-total`,
  ]
  /** Renames every field of an object, at every depth. */
  const renameAll = (value: unknown, rename: (name: string) => string): unknown => {
    if (Array.isArray(value)) return value.map((item) => renameAll(item, rename))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [rename(name), renameAll(inner, rename)]),
    )
  }

  test.each(spellings)('appear nowhere in the output or in the file: %j', async (secret) => {
    const changes: Rewrite[] = [
      // A field beside, in, and around the fields of every response.
      rewriteSuccess(/./, (body) => renameAll(body, (name) => `${name}_${secret}`)),
      rewriteSuccess(/./, (body) => ({ [secret]: body })),
      rewriteJson(
        (_, { ok }) => !ok,
        (body) => renameAll(body, (name) => `${name}_${secret}`),
      ),
      rejectQuotes(`currency_${secret}`, () => true),
      rejectQuotes(`currency_${secret}`, ({ ok }) => !ok),
      async (_, answer) => {
        const response = await answer()
        response.headers.set(`x-${secret.replaceAll('.', '-')}-request-id`, 'r-1')
        return response
      },
    ]
    for (const [index, rewrite] of changes.entries()) {
      const options = index === 4 ? { fieldNames: { currency: 'fiat' } } : {}
      const { url } = await startService(options, rewrite)
      const file = fileOf(`secret-${spellings.indexOf(secret)}-${index}`)
      const { out, err } = await doctor(url, ['--suggest', file, '--allow-purchase'], terminal)
      const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
      expect(`${out}${err}${written}`.toLowerCase()).not.toContain(suffix.toLowerCase())
      expect(out).toContain('Assumptions')
    }
  })

  test('are kept if the suffix is a short word, as in the keys of the sandbox', async () => {
    const rename = rewriteSuccess(/\/card\/quote$/, (body) => ({ demo: body }))
    const { url } = await startService({}, rename)
    const { report } = await examineJson(url)
    expect(report.overrides).toContain('seen.demo.source.amount')
  })
})

/** Rejects the chosen quotes, and names the field only in a part of the error. */
function rejectQuotes(field: string, isChosen: (response: Response) => boolean): Rewrite {
  return async (request, answer) => {
    const response = await answer()
    if (!request.url.endsWith('/card/quote') || !isChosen(response)) return response
    const error = { code: 'validation_error', message: 'Invalid.', field }
    return Response.json(error, { status: 400 })
  }
}
