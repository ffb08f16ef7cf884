import { ConfigError } from '../errors/usageErrors.ts'
import { secureUrl } from '../platform/secureUrl.ts'

/** What a hosted page may do. */
export interface FramePolicy {
  /** Whether the iframe is sandboxed. Disable it only for a page that breaks in a sandbox. @default true */
  readonly sandbox?: boolean | undefined
}

/** Browser features of the hosted page, by Permissions Policy names. */
export const hostedFeatures = ['payment', 'publickey-credentials-get', 'clipboard-write', 'camera']

/** `*`, because the bank's nested 3-D Secure page has another origin. */
const allow = hostedFeatures.map((feature) => `${feature} *`).join('; ')

const sandbox = [
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-same-origin',
  'allow-scripts',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
].join(' ')

/** Attributes of a hosted page's iframe, by their HTML names. */
export interface FrameAttributes {
  readonly src: string
  readonly allow: string
  readonly referrerpolicy: 'strict-origin-when-cross-origin'
  /** Undefined if the policy disables it. */
  readonly sandbox: string | undefined
}

/**
 * Returns the attributes of an iframe that shows `url`.
 *
 * @throws ConfigError for a page that must not be framed: not https (loopback excepted), with credentials in its URL, or of
 * the framing page's origin, where allow-scripts with allow-same-origin would undo the sandbox
 */
export function frameAttributes(
  url: string,
  pageOrigin: string,
  policy: FramePolicy = {},
): FrameAttributes {
  const target = secureUrl(url)
  if (target === undefined || target.origin === pageOrigin)
    throw new ConfigError(
      'hostFrame',
      'unsafe_hosted_url',
      "the hosted page must be https, without credentials in its URL, and of another origin than this page, so it is not framed. Serve it from the service's origin.",
    )
  return {
    src: target.href,
    allow,
    // Card pages check the framing origin; the path may reveal what is bought.
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: (policy.sandbox ?? true) ? sandbox : undefined,
  }
}
