import { received } from './received.ts'
import { warnOnce } from './warnOnce.ts'

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
      warnOnce(`Onramp Kit: <${component}> ${name} must be of type ${kind}. ${received(value)}`)
  }
  return parsed
}
