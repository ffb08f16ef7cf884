import * as fc from 'fast-check'

/** Throws when it is called. */
export function fail(): never {
  throw new Error('a hostile value was used')
}

/** Objects that throw when they are read, copied or converted to text. */
export const hostile: readonly (() => unknown)[] = [
  () => new Proxy({}, { get: fail, has: fail, ownKeys: fail, getOwnPropertyDescriptor: fail }),
  () => Object.defineProperty({}, 'code', { enumerable: true, get: fail }),
  () => ({ toString: fail }),
  () => ({ toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail }),
  () => ({ toJSON: fail }),
  () => ({ slug: { toString: fail }, path: { toString: fail }, sandbox: { toString: fail } }),
  () => Object.create(null) as unknown,
  () => {
    const circle: unknown[] = []
    circle.push(circle)
    return circle
  },
]

const data: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -1, 0, true, false, 9n),
  fc.constantFrom('', 'wrong', 'constructor', '__proto__', 'x'.repeat(100_000)),
  fc.constantFrom<unknown>(Symbol('wrong'), fail, () => undefined, new Date(Number.NaN)),
  fc.constantFrom<unknown>([], [null], [undefined, 5, {}], {}, { slug: 5 }, [{ slug: 5 }]),
  fc.constantFrom<unknown>([{ slug: 'card', onlyIn: 5 }], [{ slug: 'card', notIn: null }]),
  fc.constantFrom<unknown>({ checkout: { next: 5 } }, { checkout: null }, { language: 5 }),
)

/** Creates a hostile value lazily, because fast-check reads the values it generates. */
export const wrongValue: fc.Arbitrary<() => unknown> = fc.oneof(
  { arbitrary: data.map((value) => () => value), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary' }).map((value) => () => value), weight: 1 },
  { arbitrary: fc.constantFrom(...hostile), weight: 2 },
)
