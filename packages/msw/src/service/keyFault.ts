import { PUBLISHABLE_KEY_PATTERN } from '@onramp-kit/core/contract'
import type { ServiceKey } from './serviceOptions.ts'

/**
 * What is wrong with a key, as the end of a sentence about `keys`; `undefined` when nothing is.
 * (Interface: Authentication 3.)
 */
export function keyFault({ key, origins }: ServiceKey): string | undefined {
  const environment = PUBLISHABLE_KEY_PATTERN.exec(key)?.[1]
  if (environment === undefined) return `"${key}" must be like svc_public_sandbox_name`
  const inexact = origins.find((origin) => !isExactOrigin(origin))
  if (inexact !== undefined) {
    return `"${key}" has the origin "${inexact}", which must be an exact origin such as https://shop.example`
  }
  if (environment !== 'live') return undefined
  if (origins.length === 0) {
    return `"${key}" is a live key and must list the origins it may be used from`
  }
  const insecure = origins.find((origin) => !origin.startsWith('https://'))
  return insecure === undefined
    ? undefined
    : `"${key}" is a live key, and its origin "${insecure}" must be https`
}

/** An origin is compared as text, so anything but what a browser sends would never match. */
function isExactOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text
  } catch {
    return false
  }
}
