import { type KeyEnvironment, PUBLISHABLE_KEY_PATTERN } from './contract/route.ts'
import { ConfigError } from './errors/ConfigError.ts'

/**
 * The environment a publishable key is of. Throws ConfigError for anything but `svc_public_(live|sandbox)_…`; the key
 * itself is never part of the message. (Interface: Authentication 3.)
 */
export function keyEnvironment(operation: string, key: string): KeyEnvironment {
  // From a configuration it may be anything, and not all can be made text.
  const text = typeof key === 'string' ? key : ''
  const environment = PUBLISHABLE_KEY_PATTERN.exec(text)?.[1]
  if (environment === 'live' || environment === 'sandbox') return environment
  if (/secret|private|^sk_|^svc_(?!public_)/i.test(text))
    throw new ConfigError(
      operation,
      'secret_key',
      'publishableKey LOOKS LIKE A SECRET KEY. Revoke it if it has reached a browser or repository. Only svc_public_… belongs here.',
    )
  throw new ConfigError(
    operation,
    'invalid_key',
    'publishableKey must be svc_public_live_… or svc_public_sandbox_… (not dev). Copy it from the dashboard.',
  )
}
