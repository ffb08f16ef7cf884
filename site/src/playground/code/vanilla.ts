import { currencyForCountry } from '@onramp-kit/core'
import { bankProps, checkoutProps } from '../dropInProps.ts'
import { type Component, type Settings, valueOf } from '../settings.ts'
import { authorize, clientCode, orderCode, walletCode } from './shared.ts'

/** Prints a module that does what the component does, with the client and a minimal view. */
export function printVanilla(settings: Settings): string {
  const component = valueOf(settings, 'component') as Component
  switch (component) {
    case 'order-status':
      return orderStatus
    case 'bank-deposit':
      return bankDeposit(settings)
    case 'crypto-deposit':
      return cryptoDeposit(settings)
    default:
      return checkout(settings, component === 'dialog')
  }
}

const openPage = `/** Shows a hosted page. Its messages do not confirm a payment: the order read from the service does. */
function show(url: string) {
  if (frame.src !== url) hostFrame(frame, { url, onMessage() {} })
}
`

function checkout(settings: Settings, isDialog: boolean): string {
  const { chain, defaultAmount = '50', defaultCountry = 'US', ...rest } = checkoutProps(settings)
  const currency = rest.currency ?? currencyForCountry(defaultCountry)
  const place = isDialog ? 'dialog' : 'document.body'
  return `import { createCheckout, createOnrampClient, hostFrame } from '@onramp-kit/core'

${clientCode}
${walletCode}
const checkout = createCheckout(onramp, { wallet, chain: ${chain}, token: '${rest.token}' })
const text = document.createElement('p')
const button = document.createElement('button')
const frame = document.createElement('iframe')
${isDialog ? dialog : ''}${place}.append(text, button, frame)

button.textContent = 'Continue to payment'
button.addEventListener('click', () =>
  checkout.open({
    amount: '${defaultAmount}',
    currency: '${currency}',
    country: '${defaultCountry}',
    payment_method: 'card',
    trade_type: 'EXACT_INPUT',
  }),
)

function render() {
  const { situation, step, url } = checkout.getSnapshot()
  // The situation, and what is true about the buyer’s money: say both in your words.
  text.textContent = \`\${situation.name}: \${situation.claim}\`
  button.hidden = step !== 'details'
  frame.hidden = url === undefined
  if (url !== undefined && frame.src !== url)
    hostFrame(frame, { url, onMessage: checkout.refetchSoon })
}
checkout.subscribe(render)
render()
`
}

const dialog = `const dialog = document.createElement('dialog')
const opener = document.createElement('button')
opener.textContent = 'Buy USDC'
opener.addEventListener('click', () => dialog.showModal())
document.body.append(opener, dialog)
`

const orderStatus = `import { createOnrampClient, situationOf } from '@onramp-kit/core'

${clientCode}
${walletCode}${orderCode}
const text = document.createElement('p')
document.body.append(text)

for await (const order of onramp.card.orders.watch({ id, wallet })) {
  // The situation, and what is true about the buyer’s money: say both in your words.
  const { claim, name } = situationOf({ order })
  text.textContent = \`\${name}: \${claim}\`
}
`

function bankDeposit(settings: Settings): string {
  const { defaultCountry, defaultEmail = 'ada@example.com' } = bankProps(settings)
  return `import { bankStep, createOnrampClient, hostFrame, isApiError } from '@onramp-kit/core'

${clientCode}
${walletCode}
const text = document.createElement('pre')
const frame = document.createElement('iframe')
document.body.append(text, frame)

await onramp.virtualAccounts
  .register({ wallet, country: '${defaultCountry}', email: '${defaultEmail}' })
  .catch((error) => {
    if (!isApiError(error, 'already_registered')) throw error
  })
for await (const customer of onramp.virtualAccounts.watch({ wallet })) {
  const isActive = customer.status === 'active'
  const accounts = isActive ? await onramp.virtualAccounts.list({ wallet }) : undefined
  const step = bankStep(customer, accounts)
  text.textContent = accounts ? JSON.stringify(accounts.data, undefined, 2) : step
  if (step === 'terms') show((await onramp.virtualAccounts.termsOfService({ wallet })).url)
  if (step === 'identity') show((await onramp.virtualAccounts.identityVerification({ wallet })).url)
}

${openPage}`
}

function cryptoDeposit(settings: Settings): string {
  const deposit =
    valueOf(settings, 'methods') === 'cash-app'
      ? "{ method: 'cash-app', amount: '25' }"
      : "{ method: 'crypto' }"
  return `import { createOnrampClient, hostFrame, openCryptoDeposit } from '@onramp-kit/core'

${clientCode}
${authorize}
const button = document.createElement('button')
const frame = document.createElement('iframe')
document.body.append(button, frame)

const config = await onramp.rail.config()
button.textContent = 'Deposit'
button.addEventListener('click', async () => {
  show(await openCryptoDeposit(config, ${deposit}, { authorize }))
})

${openPage}`
}
