import { createOnrampClient } from '@onramp-kit/core'
import { BankDeposit, CryptoDeposit, OnrampProvider } from '@onramp-kit/react'
import '@onramp-kit/react/styles.css'

const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
})

/** Asks your own server, which knows the signed-in user, to authorize the deposit. */
async function authorize(request: { method: string; amount?: string }) {
  const response = await fetch('/deposits', { method: 'POST', body: JSON.stringify(request) })
  if (!response.ok) throw new Error(`The deposit was not authorized: ${response.status}`)
  return response.text()
}

export function Deposits({ wallet }: { wallet: string }) {
  return (
    <OnrampProvider client={onramp}>
      <BankDeposit wallet={wallet} onStatus={(customer) => console.log(customer.status)} />
      <CryptoDeposit authorize={authorize} />
    </OnrampProvider>
  )
}
