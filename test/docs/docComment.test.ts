import { expect, test } from 'vitest'
import { parseDocComment } from '../../scripts/docs/openapi/docComment.ts'
import { docComments } from '../../scripts/docs/openapi/docComments.ts'

test('docComment splits a comment into summary, rest and tags, and drops references', () => {
  const comment = `*
   * Decimal text, at most 1.5 of
   * it. (Interface: Limits 1; assumption \`card.quote\`.) Never a number.
   *
   * Ever.
   * @format money
   * @example "1"
   * @example { "a": null }
   `
  const { raw, ...doc } = parseDocComment(comment)
  expect(doc).toEqual({
    summary: 'Decimal text, at most 1.5 of it',
    rest: 'Never a number.\n\nEver.',
    text: 'Decimal text, at most 1.5 of it. Never a number.\n\nEver.',
    format: 'money',
    examples: ['1', { a: null }],
  })
  expect(raw).toContain('card.quote')
})

test('docComment rejects an example that is not JSON', () => {
  expect(() => parseDocComment('An amount.\n@example one')).toThrow(SyntaxError)
})

test('docComments finds the comments of constants and their properties by path', () => {
  const source = `
    /** Not exported. */
    const inner = z.string()
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
  `
  const found = [...docComments('whole.ts', source)].map(([path, { text }]) => [path, text])
  expect(found).toEqual([
    ['whole', 'The whole.'],
    ['whole/a.b', 'A part.'],
    ['whole/a.b/c', 'A part of a part.'],
  ])
})
