import { createOnrampClient } from '@onramp-kit/core'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})
const wallet = '0x52908400098527886E0F7030069857D2E4169EE7'

await onramp.virtualAccounts.register({ wallet, country: 'DE', email: 'ada@example.com' })
const terms = await onramp.virtualAccounts.termsOfService({ wallet })
console.log('accept the terms at', terms.url)
const identity = await onramp.virtualAccounts.identityVerification({ wallet })
console.log('verify your identity at', identity.url)

for await (const { status } of onramp.virtualAccounts.watch({ wallet })) console.log(status)
const { data } = await onramp.virtualAccounts.list({ wallet })
for (const account of data) console.log(account.currency, account.source_deposit_instructions)
