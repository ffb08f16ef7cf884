import { createOnrampClient, cryptoDepositUrl } from '@onramp-kit/core'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

const page = new URL(cryptoDepositUrl(await onramp.rail.config()))
page.searchParams.set('authorization', 'what your server grants this user')
console.log('deposit at', page.href)
