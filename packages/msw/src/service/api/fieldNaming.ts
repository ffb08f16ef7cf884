/** Between the names of the contract and those a body carries. (Assumptions `card.fields`, `accounts.register`.) */
export interface FieldNaming {
  /** The body with the contract's names. A renamed field is known by its new name alone. */
  fromWire(body: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** A field's name in the body. */
  wireName(field: string): string
}

export function createFieldNaming<Names extends { readonly [Name in keyof Names]: string }>(
  names: Names,
): FieldNaming {
  const entries = Object.entries<string>(names)
  const renamed = entries.filter(([field, wire]) => field !== wire)
  const wireNames = new Map(renamed)
  return {
    fromWire(body) {
      const kept = Object.entries(body).filter(([name]) => !wireNames.has(name))
      const moved = renamed
        .filter(([, wire]) => Object.hasOwn(body, wire))
        .map(([field, wire]) => [field, body[wire]] as const)
      return Object.fromEntries([...kept, ...moved])
    },
    wireName: (field) => wireNames.get(field) ?? field,
  }
}
