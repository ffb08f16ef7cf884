import { customerStatuses, orderStatuses } from '@onramp-kit/core/contract'
import { sitePage } from './sitePage.ts'
import { docOf } from './sources/packages.ts'

/** Prints the statuses of orders and customers. */
export function statusesPage(): string {
  const orders = Object.entries(orderStatuses).map(([status, { terminal }]) =>
    section(status, meaning('cardOrder', 'orderStatuses', status), terminal && 'Final.'),
  )
  const customers = Object.entries(customerStatuses).map(([status, { decided }]) =>
    section(status, meaning('accounts', 'customerStatuses', status), decided && 'Decided.'),
  )
  return sitePage(
    'Statuses',
    'Every status of a card order and of a bank customer.',
    `The service may add statuses. The client carries an unknown one as text, treats it as not final, and keeps polling.

## Card order

\`isTerminal(status)\` tells whether a status is final, \`isCaptured(status)\` whether the buyer has paid. [Order
lifecycle](../concepts/order-lifecycle.md) shows the moves.

${orders.join('\n\n')}

## Bank customer

\`isDecided(status)\` tells whether the provider has decided, and \`bankStep(customer, accounts)\` what comes next.

${customers.join('\n\n')}`,
  )
}

/** A status has its own heading, which the search of the site and links find. */
function section(status: string, text: string, end: string | false): string {
  return `### \`${status}\`\n\n${[text, end].filter(Boolean).join(' ')}`
}

/** The doc comment of a status in the contract. */
function meaning(file: string, table: string, status: string): string {
  const doc = docOf(`core/src/contract/${file}.ts`, `${table}/${status}`)
  if (doc === undefined) throw new Error(`${status} has no doc comment`)
  return doc.text
}
