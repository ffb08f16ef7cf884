import * as fc from 'fast-check'
import { edited } from './edited.ts'
import { hostileText, loadedText } from './hostileText.ts'
import type { Operation } from './operations.ts'
import type { RealAnswer } from './realAnswer.ts'

/** The result of a request. */
export type Answer =
  | {
      readonly status: number
      readonly headers: Readonly<Record<string, string>>
      readonly body: string | Uint8Array<ArrayBuffer>
      /** The end of the body: complete, by a broken connection, or never. */
      readonly end: 'whole' | 'broken' | 'open'
    }
  /** The rejection of `fetch`. */
  | { readonly rejects: unknown }
  /** No result. */
  | 'silent'

/** Any response to an operation: derived from the real one, from an error, or arbitrary. */
export function anyAnswer({ route }: Operation, real: RealAnswer): fc.Arbitrary<Answer> {
  const value: unknown = real.text === '' ? undefined : JSON.parse(real.text)
  const good = fc.constant(real.text)
  const bodies = fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 10, arbitrary: value === undefined ? good : edited(value) },
    { weight: 1, arbitrary: hostileText },
  )
  const errorBodies = envelope(route.errors).chain((each) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant(JSON.stringify(each)) }, edited(each)),
  )
  const status = (...likely: number[]) =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...likely) },
      fc.integer({ min: 200, max: 599 }),
    )
  const errorStatus = status(400, 401, 403, 404, 409, 422, 429, 500, 502, 503)
  return fc.oneof(
    { weight: 60, arbitrary: answered(status(real.status, 200), bodies) },
    { weight: 30, arbitrary: answered(errorStatus, errorBodies) },
    { weight: 10, arbitrary: answered(status(200, 502), fc.oneof(hostileText, pages)) },
    { weight: 2, arbitrary: fc.record({ rejects: fc.oneof(failures, fc.anything()) }) },
    { weight: 1, arbitrary: fc.constant('silent' as const) },
  )
}

const pages = fc.constantFrom('<html><h1>502 Bad Gateway</h1></html>', '', ' ', 'OK')
const failures = fc.constantFrom(new TypeError('fetch failed'), new Error('odd'), null, undefined)

function envelope(codes: readonly string[]) {
  const code = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...codes) }, loadedText)
  return fc.record({ error: fc.record({ code, message: loadedText }) })
}

function answered(status: fc.Arbitrary<number>, text: fc.Arbitrary<string>): fc.Arbitrary<Answer> {
  return fc.record({
    status,
    headers: fc.record(
      { 'content-type': contentTypes, 'retry-after': waits },
      { requiredKeys: [] },
    ),
    body: fc.oneof({ weight: 8, arbitrary: text }, text.chain(mangled)),
    end: fc.oneof(
      { weight: 40, arbitrary: fc.constant('whole' as const) },
      fc.constantFrom('broken' as const, 'open' as const),
    ),
  })
}

const contentTypes = fc.constantFrom(
  'application/json',
  'text/html; charset=utf-8',
  'text/plain; charset=utf-16le',
  'application/json; charset=nonsense',
  'image/png',
  'x',
  '',
)

/** Valid and invalid Retry-After headers. */
const waits = fc.constantFrom(
  '0',
  '1',
  '5',
  '30',
  '61',
  '86400',
  '999999999999',
  '9'.repeat(400),
  '-5',
  '1.5',
  '1e3',
  '',
  'Fri, 20 Nov 2026 12:00:30 GMT',
  'Thu, 01 Jan 1970 00:00:00 GMT',
  'Sat, 13 Sep 275760 00:00:00 GMT',
  'Sat, 14 Sep 275760 00:00:00 GMT',
  'soon',
  'NaN',
  'Infinity',
  '5, 10',
  '\u00e9',
  'constructor',
)

/** The body damaged: truncated, with a byte order mark, with invalid UTF-8, or in another encoding. */
function mangled(text: string): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text)
  const place = fc.integer({ min: 0, max: bytes.length })
  const broken = fc.uint8Array({ minLength: 1, maxLength: 8 })
  const joined = (...parts: readonly Uint8Array[]) =>
    new Uint8Array(parts.flatMap((part) => [...part]))
  return fc.oneof(
    place.map((at) => bytes.slice(0, at)),
    fc.constantFrom(`\ufeff${text}`, `\ufeff\ufeff${text}`, `${text}${text}`, `${text} x`),
    fc.tuple(place, broken).map(([at, part]) => joined(bytes.slice(0, at), part, bytes.slice(at))),
    fc.constant(new Uint8Array(Buffer.from(text, 'utf16le'))),
    fc.uint8Array({ maxLength: 200 }).map((part) => new Uint8Array(part)),
  )
}
