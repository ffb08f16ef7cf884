import { convertForDisplay, createOnrampClient } from '@onramp-kit/core'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

const rates = await onramp.fx.rates()
const convention = { base: 'USD', direction: 'units_per_base' } as const
console.log(convertForDisplay(rates, convention, { amount: '100', from: 'USD', to: 'EUR' }))
