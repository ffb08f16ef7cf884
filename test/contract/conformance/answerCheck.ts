import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { operationId } from '../../../scripts/docs/openapi/operationId.ts'

/** The parts of an OpenAPI document that the check reads. */
interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>
}

interface DocumentedOperation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

interface DocumentedResponse {
  readonly content?: { readonly 'application/json': { readonly examples?: object } }
}

/** A response on the wire, with its request. */
export interface Answer {
  readonly method: string
  /** Without the path that the service is mounted under. */
  readonly path: string
  readonly status: number
  readonly contentType: string | null
  readonly text: string
}

/** The path of each route by the name of its client method. */
type Places = Readonly<Record<string, { readonly method: string; readonly path: string }>>

/** Configured differences between a service and the document. */
interface Difference {
  /** Paths of its routes. */
  readonly places?: Places
  /** Whether its errors have other statuses or belong to other routes. */
  readonly errors?: boolean
}

/** Returns what is wrong with a response, or `undefined`. */
export type AnswerCheck = (answer: Answer, difference?: Difference) => string | undefined

/**
 * Checks responses against an OpenAPI document. A response under /v1 must match the document in body, status and error
 * code, or be an error envelope.
 */
export function createAnswerCheck(document: object): AnswerCheck {
  const ajv = new Ajv2020({
    allErrors: true,
    formats: fullFormats,
    strict: false,
    validateSchema: false,
  })
  ajv.addSchema(document, 'openapi')
  const operations = Object.entries((document as OpenApiDocument).paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        pointer: `openapi#/paths/${escape(path)}/${method}/responses`,
      })),
  )

  function find({ method, path }: Answer, places: Places) {
    const moved = new Map(Object.entries(places).map(([id, place]) => [operationId(id), place]))
    const asked = method === 'HEAD' ? 'GET' : method
    // The document does not describe routes that the service does not have.
    const isAnswered = (id: string) => moved.size === 0 || moved.has(id)
    return operations
      .filter(({ operation }) => isAnswered(operation.operationId))
      .map((found) => ({ ...found, ...moved.get(found.operation.operationId) }))
      .filter((found) => found.method === asked && matches(found.path, path))
      .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0]
  }

  return (answer, { places = {}, errors = false } = {}) => {
    if (!answer.path.startsWith('/v1/') || answer.method === 'OPTIONS') return undefined
    const { contentType, method, status, text } = answer
    const operation = find(answer, places)
    const documented = operation?.operation.responses[status]
    const isEmpty = method === 'HEAD' || (documented && !documented.content)
    if (isEmpty) return text === '' ? undefined : fault(answer, 'it has a body')
    if (!documented && status < 400) return fault(answer, 'its status is not in the document')
    if (contentType !== 'application/json') return fault(answer, `its type is ${contentType}`)
    const pointer =
      operation && documented
        ? `${operation.pointer}/${status}/content/application~1json/schema`
        : 'openapi#/components/schemas/ErrorEnvelope'
    const validate: ValidateFunction | undefined = ajv.getSchema(pointer)
    if (!validate) throw new Error(`The document has nothing at ${pointer}.`)
    const body = parse(text)
    if (!validate(body)) return fault(answer, ajv.errorsText(validate.errors, { dataVar: 'body' }))
    const codes = Object.keys(documented?.content?.['application/json'].examples ?? {})
    const code = (body as { error?: { code?: string } } | null)?.error?.code
    if (code && documented && !errors && !codes.includes(code))
      return fault(answer, `${code} is not listed`)
    return undefined
  }
}

function fault({ method, path, status }: Answer, reason: string): string {
  return `The response ${status} to ${method} ${path} does not conform to generated/openapi.json: ${reason}.`
}

/** Text that is not JSON becomes a value that matches no schema. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function matches(template: string, path: string): boolean {
  const parts = template.split('/')
  const segments = path.split('/')
  return (
    parts.length === segments.length &&
    parts.every((part, index) =>
      part.startsWith('{') ? segments[index] !== '' : part === segments[index],
    )
  )
}

/** Escapes a name for a JSON pointer in a URI. */
function escape(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}
