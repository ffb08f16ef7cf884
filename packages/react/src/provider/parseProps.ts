/** What `typeof` gives for a prop. `any` is checked where it is used. */
export type Kind = 'string' | 'number' | 'function' | 'object' | 'any'

/**
 * Returns the props without those of a wrong type, so that their defaults apply, and warns the developer of each. The one
 * place where types are checked that TypeScript did not check: props of a page in JavaScript, or of data it trusted.
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

/** Copies a prop that holds data. Empty where that fails: a getter threw, or the value is not data at all. */
export function plain<Data extends object>(data: Data | undefined): Partial<Data> {
  try {
    const copy: unknown = JSON.parse(JSON.stringify(data))
    return typeof copy === 'object' && copy !== null ? copy : {}
  } catch {
    return {}
  }
}

/** Returns `value` if it is a string: any other value may throw when it is made text. */
export function stringOf<Value>(value: Value): Extract<Value, string> | undefined {
  return typeof value === 'string' ? (value as Extract<Value, string>) : undefined
}

/** Describes a wrong value by its type and length. Never by its text: it may be a wallet or a key. */
export function describeReceived(value: unknown): string {
  const length = typeof value === 'string' ? ` of ${value.length} characters` : ''
  return `Received: ${value === null ? 'null' : typeof value}${length}.`
}

const warned = new Set<string>()

/** Warns the developer in the console, once per page. */
export function warnOnce(message: string): void {
  if (warned.has(message)) return
  warned.add(message)
  console.warn(message)
}

/** Whether an object from outside has this member; a getter of it may throw. */
export function has<Value extends object>(value: Value | undefined, name: keyof Value): boolean {
  try {
    return Boolean(value?.[name])
  } catch {
    return false
  }
}
