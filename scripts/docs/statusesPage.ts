import { customerStatuses, orderStatuses } from '@onramp-kit/core/contract'
import { sitePage } from './sitePage.ts'
import { textOf } from './sources/packages.ts'

/** Prints the statuses of orders and customers. */
export function statusesPage(): string {
  const orders = Object.entries(orderStatuses).map(([status, { terminal }]) =>
    section('cardOrder', 'orderStatuses', status, terminal && 'Final.'),
  )
  const customers = Object.entries(customerStatuses).map(([status, { decided }]) =>
    section('accounts', 'customerStatuses', status, decided && 'Decided.'),
  )
  return sitePage(
    'Statuses',
    'Every status of a card order and of a bank customer.',
    `The service may add statuses. The client carries an unknown one as text, treats it as not final, and keeps polling.

## Card order

\`isTerminal(status)\` tells whether a status is final, \`isCaptured(status)\` whether it proves that the
buyer has paid. [Order
lifecycle](../concepts/order-lifecycle.md) shows the moves.

${orders.join('\n\n')}

## Bank customer

\`isDecided(status)\` tells whether the provider has decided, and \`bankStep(customer, accounts)\` what comes next.

${customers.join('\n\n')}`,
  )
}

/** A status has its own heading, which the search of the site and links find. */
function section(file: string, table: string, status: string, end: string | false): string {
  const text = textOf(`core/src/contract/${file}.ts`, `${table}/${status}`)
  return `### \`${status}\`\n\n${[text, end].filter(Boolean).join(' ')}`
}
