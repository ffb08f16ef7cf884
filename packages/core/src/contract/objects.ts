import {
  $constructor,
  type $loose,
  type $strip,
  type $ZodArray,
  type $ZodArrayDef,
  type $ZodObject,
  type $ZodObjectConfig,
  type $ZodObjectDef,
  type $ZodOptional,
  type $ZodOptionalDef,
  type $ZodShape,
  $ZodType,
  type ParseContext,
  type ParsePayload,
} from 'zod/v4/core'
import { unknown } from './values.ts'

// Smaller versions of zod's schemas of objects, optional fields and lists, without promises, defaults, unions and limits of
// length, which the contract does not use: those of zod add four percent to `<Checkout>`.

/** zod's schema of an object, with its fields. */
export interface ObjectSchema<
  Shape extends $ZodShape = $ZodShape,
  Config extends $ZodObjectConfig = $strip,
> extends $ZodObject<Shape, Config> {
  readonly shape: Shape
}

const ObjectSchema = $constructor<ObjectSchema, $ZodObjectDef>(
  'ObjectSchema',
  (schema, definition) => {
    $ZodType.init(schema, definition)
    const { shape, catchall } = definition
    Object.assign(schema, { shape })
    const fields = Object.entries(shape)
    schema._zod.parse = (payload, context) => {
      const { value } = payload
      if (!isObject(value)) return reject(payload, 'object')
      const read: Record<string, unknown> = catchall ? { ...value } : {}
      for (const [name, field] of fields) {
        const inner = readInner(field, value[name], name, payload, context)
        if (inner !== undefined) read[name] = inner
      }
      payload.value = read
      return payload
    }
  },
)

const OptionalSchema = $constructor<$ZodOptional, $ZodOptionalDef>(
  'OptionalSchema',
  (schema, definition) => {
    $ZodType.init(schema, definition)
    const { _zod } = schema
    _zod.optin = 'optional'
    _zod.optout = 'optional'
    _zod.parse = (payload, context) =>
      payload.value === undefined ? payload : definition.innerType._zod.run(payload, context)
  },
)

const ListSchema = $constructor<$ZodArray, $ZodArrayDef>('ListSchema', (schema, definition) => {
  $ZodType.init(schema, definition)
  const { element } = definition
  schema._zod.parse = (payload, context) => {
    const { value } = payload
    if (!Array.isArray(value)) return reject(payload, 'array')
    payload.value = value.map((item, index) => readInner(element, item, index, payload, context))
    return payload
  }
})

/** A schema of an object. Leaves out other fields than those of the shape. */
export function object<Shape extends $ZodShape>(shape: Shape): ObjectSchema<Shape> {
  return new ObjectSchema({ type: 'object', shape }) as unknown as ObjectSchema<Shape>
}

/** A schema of an object that keeps other fields. */
export function looseObject<Shape extends $ZodShape>(shape: Shape): ObjectSchema<Shape, $loose> {
  const schema = new ObjectSchema({ type: 'object', shape, catchall: unknown() })
  return schema as unknown as ObjectSchema<Shape, $loose>
}

/** A schema of a field that may be missing. */
export function optional<Inner extends $ZodType>(innerType: Inner): $ZodOptional<Inner> {
  return new OptionalSchema({ type: 'optional', innerType }) as unknown as $ZodOptional<Inner>
}

/** A schema of a list. */
export function array<Item extends $ZodType>(element: Item): $ZodArray<Item> {
  return new ListSchema({ type: 'array', element }) as unknown as $ZodArray<Item>
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** More issues say no more, and a list of a million wrong items would have millions. */
const MAX_ISSUES = 20

function reject(payload: ParsePayload, expected: 'object' | 'array'): ParsePayload {
  payload.issues.push({ code: 'invalid_type', expected, input: payload.value })
  return payload
}

/** Reads a value inside another one, and adds its issues under its key. */
function readInner(
  schema: $ZodType,
  value: unknown,
  key: string | number,
  { issues }: ParsePayload,
  context: ParseContext,
): unknown {
  // Only an asynchronous schema returns a promise.
  const inner = schema._zod.run({ value, issues: [] }, context) as ParsePayload
  for (const issue of inner.issues)
    if (issues.length < MAX_ISSUES) issues.push({ ...issue, path: [key, ...(issue.path ?? [])] })
  return inner.value
}
