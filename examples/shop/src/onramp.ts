import { createOnrampClient } from '@onramp-kit/core'

/** The client of this page. Defaults to the sandbox key and the simulated service of `npm run dev`. */
export const onramp = createOnrampClient({
  publishableKey: import.meta.env.VITE_ONRAMP_KEY ?? 'svc_public_sandbox_demo',
  baseUrl: import.meta.env.VITE_ONRAMP_URL ?? 'http://127.0.0.1:4010',
})
