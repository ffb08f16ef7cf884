/** The header that carries the publishable key. (Interface: Authentication 1.) */
export const PUBLISHABLE_KEY_HEADER = 'x-svc-publishable-key'

/** `svc_public_(live|sandbox)_<suffix>`. (Interface: Authentication 3.) */
export const PUBLISHABLE_KEY_PATTERN = /^svc_public_(live|sandbox)_([!-~]+)$/

export type KeyEnvironment = 'live' | 'sandbox'
