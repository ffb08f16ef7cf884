import { ConfigError } from '../errors/usageErrors.ts'
import { secureUrl } from '../platform/secureUrl.ts'

export interface FramePolicy {
  /** Off only for a hosted page that is known to break in a sandbox. @default true */
  readonly sandbox?: boolean | undefined
}

/** What the hosted page may use of the browser, by the names of Permissions Policy. */
export const hostedFeatures = ['payment', 'publickey-credentials-get', 'clipboard-write', 'camera']

/** `*`: the bank's 3-D Secure page nested in it is of yet another origin. */
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

/** What an iframe of a hosted page is made with, by the names of HTML. */
export interface FrameAttributes {
  readonly src: string
  readonly allow: string
  readonly referrerpolicy: 'strict-origin-when-cross-origin'
  /** Left off where the policy says so. */
  readonly sandbox: string | undefined
}

/**
 * The attributes of a frame that may show `url`. Throws ConfigError for a page that must not be framed: not https
 * (loopback excepted), with credentials in its address, or of the framing page's own origin, where allow-scripts with
 * allow-same-origin would undo the sandbox.
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
      "the hosted page must be https, without credentials in its address, and of another origin than this page. It is not shown in the page; serve it from the service's own origin.",
    )
  return {
    src: target.href,
    allow,
    // The origin, not less: card pages check who frames them. Not more: the path may say what is bought.
    referrerpolicy: 'strict-origin-when-cross-origin',
    sandbox: (policy.sandbox ?? true) ? sandbox : undefined,
  }
}
