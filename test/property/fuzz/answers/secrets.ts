import { WALLET } from '@onramp-kit/test-tools/cardSamples'

/** What no error may print, although the service may say it: the client's key, and a wallet. */
export const KEY = 'svc_public_sandbox_demo'
export { WALLET }
