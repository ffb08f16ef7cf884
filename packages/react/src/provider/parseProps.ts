/** Expected `typeof` of a prop. `any` is checked where the prop is used. */
export type Kind = 'string' | 'number' | 'boolean' | 'function' | 'object' | 'any'

/**
 * Drops props of a wrong type, so that their defaults apply, and warns the developer of each. Pages in JavaScript pass
 * props that TypeScript has not checked.
 */
export function parseProps<Props extends object>(
  component: string,
  props: Props,
  kinds: Readonly<Partial<Record<keyof Props, Kind>>>,
): Props {
  const parsed = { ...props }
  for (const name in kinds) {
    const { [name]: kind } = kinds
    const { [name]: value } = props
    if (kind === 'any' || typeof value === kind) continue
    delete parsed[name]
    if (value != null)
      warnOnce(
        `Onramp Kit: <${component}> ${name} must be of type ${kind}. ${describeReceived(value)}`,
      )
  }
  return parsed
}

/** Copies a prop that holds data. Returns an empty object for anything that is not data or whose getter throws. */
export function plain<Data extends object>(data: Data | undefined): Partial<Data> {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(data))
    return typeof copy === 'object' && copy !== null ? copy : {}
  } catch {
    return {}
  }
}

/** Returns `value` if it is a string: converting any other value to text may throw. */
export function stringOf<Value>(value: Value): Extract<Value, string> | undefined {
  return typeof value === 'string' ? (value as Extract<Value, string>) : undefined
}

/** Describes a wrong value by its type and length. Never by its content: it may be a wallet or a key. */
export function describeReceived(value: unknown): string {
  const length = typeof value === 'string' ? ` of ${value.length} characters` : ''
  return `Received: ${value === null ? 'null' : typeof value}${length}.`
}

const warned = new Set<string>()

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
