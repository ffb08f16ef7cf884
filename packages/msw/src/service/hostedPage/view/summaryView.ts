import { chainName } from '@onramp-kit/core/contract'
import type { OrderRecord } from '../../card/orders.ts'
import { type Html, html } from './html.ts'
import { money, tokens } from './money.ts'
import { shortWallet } from './shortWallet.ts'

/** What is paid, what arrives for it, and where. */
export function summaryView({ order, payout }: OrderRecord): Html {
  const { amount, currency } = order.source
  const { chain, token, wallet } = order.destination
  return html`<header class="summary">
<h1>You pay <strong>${money(amount, currency)}</strong></h1>
<dl>
<div><dt>You receive</dt><dd>${tokens(payout, token)}</dd></div>
<div><dt>Network</dt><dd>${chainName(chain)}</dd></div>
<div><dt>Wallet</dt><dd>${shortWallet(wallet)}</dd></div>
</dl>
</header>`
}
