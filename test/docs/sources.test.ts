import { expect, test } from 'vitest'
import { parseDocComment, valuesOf } from '../../scripts/docs/sources/docComment.ts'
import { readModule } from '../../scripts/docs/sources/readModule.ts'

test('parseDocComment splits a comment into text and tags, and drops references', () => {
  const comment = `*
   * Decimal text, at most 1.5 of
   * it. (Interface: Limits 1; assumption \`card.quote\`.) Of @onramp-kit/core: @default 5
   *
   * - Never a number.
   * - Not
   *   signed. @default '1'
   * @data-state="sent" It
   * was sent.
   * @example "1"
   * @example { "a": null }
   `
  const doc = parseDocComment(comment)
  expect(doc.text).toBe(
    'Decimal text, at most 1.5 of it. Of @onramp-kit/core: @default 5\n\n- Never a number.\n- Not signed.',
  )
  expect(doc.raw).toContain('card.quote')
  expect(doc.tags).toEqual([
    ['default', "'1'"],
    ['data-state="sent"', 'It\nwas sent.'],
    ['example', '"1"'],
    ['example', '{ "a": null }'],
  ])
  expect(valuesOf(doc, 'example')).toEqual(['"1"', '{ "a": null }'])
})

test('readModule finds the comments of constants and of their properties by path', () => {
  const { declarations } = readModule(
    'whole.ts',
    `
    /** The whole. */
    export const whole = z.object({
      /** A part. */
      'a.b': z.optional(z.array(z.object({
        /** A part of a part. */
        c,
        d: inner, // no doc comment
      }))),
    })
    export const bare = /* no doc comment */ 1
  `,
  )
  const [whole, bare] = declarations
  expect(whole?.doc?.text).toBe('The whole.')
  expect([...(whole?.inner ?? [])].map(([path, { text }]) => [path, text])).toEqual([
    ['a.b', 'A part.'],
    ['a.b/c', 'A part of a part.'],
  ])
  expect(bare).toMatchObject({ name: 'bare', doc: undefined, signature: 'const bare' })
})

test('readModule reads members, bases, defaults and overloads', () => {
  const { declarations } = readModule(
    'a.ts',
    `
    /** Options. */
    export interface Options extends Base {
      /** How many. @default 5 */
      readonly count?: number | undefined
      /** Reads it. */
      read(id: string): void
    }
    /** Adds. */
    export function add(a: string): string
    export function add(a: number): number
    export function add(a: unknown) { return a }
  `,
  )
  expect(declarations[0]).toMatchObject({
    name: 'Options',
    kind: 'interface',
    bases: ['Base'],
    doc: { text: 'Options.' },
    members: [
      {
        name: 'count',
        type: 'number',
        isOptional: true,
        doc: { text: 'How many.', tags: [['default', '5']] },
      },
      { name: 'read', type: '(id: string): void', isOptional: false },
    ],
  })
  expect(declarations[1]).toMatchObject({
    doc: { text: 'Adds.' },
    signature: 'function add(a: string): string\nfunction add(a: number): number',
  })
})

test('readModule lists exports with the modules that declare them', () => {
  const { doc, exports } = readModule(
    'index.ts',
    `/** The entry. */
    export { a, type B as C } from './a.ts'
    export * as d from './d.ts'
    export const e = 1`,
  )
  expect(doc?.text).toBe('The entry.')
  expect(exports).toEqual([
    { as: 'a', name: 'a', from: './a.ts' },
    { as: 'C', name: 'B', from: './a.ts' },
    { as: 'd', name: '*', from: './d.ts' },
    { as: 'e', name: 'e', from: undefined },
  ])
})
