import { WALLET } from '@onramp-kit/test-tools/cardSamples'

/** The key and the wallet, which no error may print even if the service sends them. */
export const KEY = 'svc_public_sandbox_demo'
export { WALLET }
