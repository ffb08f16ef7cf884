/** The globals of language and platform, with their own properties and those of their prototypes. */
export function builtIns(): ReadonlyMap<object, ReadonlyMap<PropertyKey, unknown>> {
  const globals = Object.getOwnPropertyNames(globalThis)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => Reflect.get(globalThis, name) as unknown)
    .flatMap((each) => (typeof each === 'function' ? [each, each.prototype as unknown] : [each]))
    .filter((each) => (typeof each === 'object' && each !== null) || typeof each === 'function')
  return new Map(globals.map((each) => [each, propertiesOf(each)]))
}

function propertiesOf(object: object): ReadonlyMap<PropertyKey, unknown> {
  const own = Object.getOwnPropertyDescriptors(object)
  const names = Reflect.ownKeys(own) as (keyof typeof own)[]
  return new Map([
    ...names.map((name): [PropertyKey, unknown] => [name, own[name]]),
    ['[[Prototype]]', Object.getPrototypeOf(object) as unknown],
  ])
}

/** The number of changed properties. */
export function changesSince(before: ReturnType<typeof builtIns>): number {
  const after = builtIns()
  let changes = 0
  for (const [object, properties] of before) {
    const now = after.get(object) ?? new Map<PropertyKey, unknown>()
    for (const name of new Set([...properties.keys(), ...now.keys()]))
      if (!isSame(properties.get(name), now.get(name))) changes += 1
  }
  return changes
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isDescriptor(one) || !isDescriptor(other)) return false
  return (['value', 'get', 'set', 'writable', 'enumerable', 'configurable'] as const).every(
    (part) => Object.is(one[part], other[part]),
  )
}

function isDescriptor(value: unknown): value is PropertyDescriptor {
  return typeof value === 'object' && value !== null && 'configurable' in value
}
