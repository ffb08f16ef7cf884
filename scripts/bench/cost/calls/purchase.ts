/** The input of every client. */
export { purchase, WALLET as wallet } from '@onramp-kit/test-tools/cardSamples'

export const KEY = 'svc_public_sandbox_demo'
export const KEY_HEADER = 'x-svc-publishable-key'
