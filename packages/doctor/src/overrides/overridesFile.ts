import type { RouteId } from '@onramp-kit/core/contract'
import { missingFields } from '../derive/mapping.ts'
import { UNKNOWN_PATH } from '../probe/findPath.ts'
import type { Found } from '../probe/settings.ts'
import { errorSchemaCode, keyCode, quote, routeSchemaCode } from './schemaCode.ts'

/** The overrides as a TypeScript module. Holds names of fields and paths, and no value of a response. */
export function overridesFile(found: Found): string | undefined {
  const schemas = Object.entries(found.schemas).map(
    ([id, mapping]) => [id, routeSchemaCode(id as RouteId, mapping)] as const,
  )
  const options = [
    property('railSegment', text(found.railSegment)),
    property('paths', record(found.paths)),
    property('fieldNames', record(found.fieldNames)),
    property('orderAmount', text(found.orderAmount)),
    property('requestIdHeader', text(found.requestIdHeader)),
    property('errors', found.errors && errorSchemaCode(found.errors)),
    property(
      'schemas',
      schemas.length > 0
        ? block(schemas.map(([id, code]) => `${keyCode(id)}: ${code}`))
        : undefined,
    ),
  ].filter((each) => each !== undefined)
  if (options.length === 0) return undefined
  const body = `export default ${block(options)} satisfies Partial<OnrampClientOptions>\n`
  const head = [
    "import type { OnrampClientOptions } from '@onramp-kit/core'",
    ...(schemas.length > 0
      ? ["import { type RouteReply, type Routes, routes } from '@onramp-kit/core/contract'"]
      : []),
    ...(body.includes('z.') ? ["import * as z from 'zod/mini'"] : []),
    '',
    ...(body.includes('toCode(') ? [toCode] : []),
    ...(body.includes('toField(') ? [toField] : []),
    ...(body.includes('todo(') ? [todo] : []),
  ]
  return `${head.join('\n')}\n${body}`
}

/** What a person must still fill in. */
export function openTodos(found: Found): readonly string[] {
  const unknown = (path: string | undefined) => path?.endsWith(UNKNOWN_PATH) === true
  return [
    ...(unknown(found.railSegment) ? ['railSegment'] : []),
    ...Object.entries(found.paths)
      .filter(([, path]) => unknown(path))
      .map(([id]) => `paths['${id}']`),
    ...Object.entries(found.schemas).flatMap(([id, mapping]) =>
      missingFields(mapping).map((field) => `${field} of ${id}`),
    ),
  ]
}

const toCode = `/** Turns a code such as https://service.example/problems/Order-Not-Found into order_not_found. */
const toCode = (text: string) => text.replace(/^.*\\//, '').toLowerCase().replaceAll(/\\W+/g, '_')
`

const toField = `/** Returns the field that a message such as "country: is not served" begins with. */
const toField = (text: string) => /^(\\w+): /.exec(text)?.[1]
`

const todo = `/** TODO: replace each call with the value of this field; no field of the response fits. */
function todo(field: string): never {
  throw new Error(\`No field of the response fits \${field}.\`)
}
`

function property(name: string, code: string | undefined): string | undefined {
  return code === undefined ? undefined : `${name}: ${code}`
}

function text(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  return value === UNKNOWN_PATH ? `${quote(value)}, // TODO: ask for the segment` : quote(value)
}

function record(values: Readonly<Record<string, string>>): string | undefined {
  const entries = Object.entries(values).map(([name, value]) => {
    const note = value.endsWith(UNKNOWN_PATH) ? ', // TODO: ask for the path' : ''
    return `${keyCode(name)}: ${quote(value)}${note}`
  })
  return entries.length > 0 ? block(entries) : undefined
}

/** Writes an object, one entry a line, each with its comma. */
function block(entries: readonly string[]): string {
  const lines = entries.map((entry) => (/, \/\/ TODO.*$/.test(entry) ? entry : `${entry},`))
  return `{\n${lines.join('\n').replaceAll(/^/gm, '  ')}\n}`
}
