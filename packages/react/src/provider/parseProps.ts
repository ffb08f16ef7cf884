/** Describes a wrong value by its type and length. Never by its content: it may be a wallet or a key. */
export function describeReceived(value: unknown): string {
  const length = typeof value === 'string' ? ` of ${value.length} characters` : ''
  return `Received: ${value === null ? 'null' : typeof value}${length}.`
}

/** The warnings of this page, which tests clear. */
export const warned = new Set<string>()

/** Warns in the console, once per page and message. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return
  warned.add(message)
  console.warn(message)
}

/** Returns whether a foreign object has a truthy member; its getter may throw. */
export function has<Value extends object>(value: Value | undefined, name: keyof Value): boolean {
  try {
    return Boolean(value?.[name])
  } catch {
    return false
  }
}

/** Returns the attributes of the root element: every prop that is not one of the component's own. */
export function nativeProps<Props extends object, Own extends object>(
  props: Props,
  parsers: Own,
): Omit<Props, keyof Own> {
  const entries = Object.entries(props).filter(([name]) => !Object.hasOwn(parsers, name))
  return Object.fromEntries(entries) as Omit<Props, keyof Own>
}
