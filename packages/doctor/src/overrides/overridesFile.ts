import type { PaymentMethodRow } from '@onramp-kit/core'
import type { RouteId } from '@onramp-kit/core/contract'
import { fieldMappings, missingFields } from '../derive/mapping.ts'
import { isTodoPath } from '../probe/findPath.ts'
import type { DerivedOverrides } from '../probe/settings.ts'
import { errorSchemaCode, keyCode, quote, routeSchemaCode } from './schemaCode.ts'

/** One property of a written object. */
interface Entry {
  readonly name: string
  readonly code: string
  /** What to do about the value. */
  readonly todo?: string | undefined
}

/** The overrides as a TypeScript module. Holds names of fields and paths, and no value of a response. */
export function overridesFile(found: DerivedOverrides): string | undefined {
  const schemas = Object.entries(found.schemas).map(
    ([id, mapping]): Entry => ({ name: id, code: routeSchemaCode(id as RouteId, mapping) }),
  )
  const options = [
    text('railSegment', found.railSegment, 'ask for the segment'),
    record('paths', found.paths, 'ask for the path'),
    record('fieldNames', found.fieldNames),
    text('orderAmount', found.orderAmount),
    text('requestIdHeader', found.requestIdHeader),
    ...(found.errors ? [{ name: 'errors', code: errorSchemaCode(found.errors) }] : []),
    ...(schemas.length > 0 ? [{ name: 'schemas', code: block(schemas) }] : []),
  ].filter((each) => each !== undefined)
  const rows = found.paymentMethods === undefined ? '' : rowsCode(found.paymentMethods)
  if (options.length === 0 && rows === '') return undefined
  const mappings = [...Object.values(found.schemas), ...(found.errors ? [found.errors] : [])]
  const fields = mappings.flatMap(fieldMappings)
  const converts = (convert: 'toCode' | 'toField') =>
    fields.some((each) => each.kind === 'value' && each.convert === convert)
  const head = [
    `import type { OnrampClientOptions${rows && ', PaymentMethodRow'} } from '@onramp-kit/core'`,
    ...(schemas.length > 0
      ? ["import { type RouteReply, type Routes, routes } from '@onramp-kit/core/contract'"]
      : []),
    ...(mappings.length > 0 ? ["import * as z from 'zod/mini'"] : []),
    '',
    ...(converts('toCode') ? [toCode] : []),
    ...(converts('toField') ? [toField] : []),
    ...(fields.some(({ kind }) => kind === 'todo') ? [todo] : []),
  ]
  return `${head.join('\n')}\nexport default ${block(options)} satisfies Partial<OnrampClientOptions>\n${rows}`
}

/** Writes the rows of the payment methods, which are a prop of the checkout and no option of the client. */
function rowsCode(rows: readonly PaymentMethodRow[]): string {
  const lines = rows.map(({ slug, onlyIn, notIn, needs }) => {
    const fields = Object.entries({ slug, onlyIn, notIn, needs }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${literal(value)}`],
    )
    return `  { ${fields.join(', ')} },\n`
  })
  return `
/** For the prop \`paymentMethods\` of the checkout. */
export const paymentMethods: readonly PaymentMethodRow[] = [
${lines.join('')}]
`
}

function literal(value: string | readonly string[]): string {
  return typeof value === 'string' ? quote(value) : `[${value.map(quote).join(', ')}]`
}

/** What a person must still fill in. */
export function openTodos(found: DerivedOverrides): readonly string[] {
  return [
    ...(isTodoPath(found.railSegment) ? ['railSegment'] : []),
    ...Object.entries(found.paths)
      .filter(([, path]) => isTodoPath(path))
      .map(([id]) => `paths['${id}']`),
    ...Object.entries({ ...found.schemas, errors: found.errors }).flatMap(([name, mapping]) =>
      mapping === undefined ? [] : missingFields(mapping).map((field) => `${field} of ${name}`),
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

function text(name: string, value: string | undefined, ask?: string): Entry | undefined {
  if (value === undefined) return undefined
  return { name, code: quote(value), todo: isTodoPath(value) ? ask : undefined }
}

function record(
  name: string,
  values: Readonly<Record<string, string | undefined>>,
  ask?: string,
): Entry | undefined {
  const entries = Object.entries(values)
    .map(([key, value]) => text(key, value, ask))
    .filter((each) => each !== undefined)
  return entries.length > 0 ? { name, code: block(entries) } : undefined
}

/** Writes an object, one entry a line. */
function block(entries: readonly Entry[]): string {
  if (entries.length === 0) return '{}'
  const lines = entries.map(
    ({ name, code, todo: note }) =>
      `${keyCode(name)}: ${code},${note === undefined ? '' : ` // TODO: ${note}`}`,
  )
  return `{\n${lines.join('\n').replaceAll(/^/gm, '  ')}\n}`
}
