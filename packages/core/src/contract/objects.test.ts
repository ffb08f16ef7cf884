import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { array, looseObject, object, optional } from './objects.ts'
import { number, string } from './values.ts'

const shapes = {
  object: [object, z.object],
  looseObject: [looseObject, z.looseObject],
} as const

/** Result of parsing a value. */
function outcome(schema: z.core.$ZodType, value: unknown) {
  const { success, data, error } = z.safeParse(schema, value)
  const issues = error?.issues.map(({ code, path }) => ({ code, path }))
  return { success, data, issues }
}

const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined))
const item = fc.oneof(leaf, fc.record({ name: leaf, more: leaf }, { requiredKeys: [] }))
const given = fc.oneof(
  leaf,
  fc.array(item),
  fc.record(
    {
      id: leaf,
      note: fc.oneof(fc.string(), leaf),
      list: fc.oneof(fc.array(item), leaf),
      more: leaf,
    },
    { requiredKeys: [] },
  ),
)

test('a long list of wrong items has few issues', () => {
  const list = object({ data: array(object({ id: string() })) })
  const { error } = z.safeParse(list, { data: Array.from({ length: 10_000 }, () => ({})) })
  expect(error?.issues).toHaveLength(20)
})

describe.each(Object.entries(shapes))('%s', (_, [ours, theirs]) => {
  const schemas = [
    ours({
      id: string(),
      note: optional(string()),
      list: optional(array(object({ name: number() }))),
    }),
    theirs({
      id: string(),
      note: z.optional(string()),
      list: z.optional(z.array(z.object({ name: number() }))),
    }),
  ] as const

  test('reads what a service sends as the schema of zod does', () => {
    fc.assert(
      fc.property(given, (value) => {
        expect(outcome(schemas[0], value)).toEqual(outcome(schemas[1], value))
      }),
    )
  })

  test('has the JSON Schema of zod', () => {
    for (const io of ['input', 'output'] as const)
      expect(z.toJSONSchema(schemas[0], { io })).toEqual(z.toJSONSchema(schemas[1], { io }))
  })
})
