import type { Claim, SituationAction, SituationName } from '@onramp-kit/core'
import { situations } from '../../packages/core/src/orders/situation.ts'
import { interpolate } from '../../packages/react/src/i18n/format.ts'
import { en } from '../../packages/react/src/messages/en/en.ts'
import {
  mismatchText,
  type OrderSituationName,
  type OrderValues,
  situationRows,
  stepOf,
} from '../../packages/react/src/order/situationWords.ts'
import { sitePage, TO_ROOT, table } from './sitePage.ts'
import { textOf } from './sources/packages.ts'

/** What the sentences of the page name. */
const named = { token: 'USDC', chain: 'Base' }
const example = { ...named, paid: '$50.00', received: '47.56 USDC' }

/** What each claim means, as support would put it. */
const claims: Readonly<Record<Claim, { readonly name: string; readonly meaning: string }>> = {
  nothing_charged: { name: 'Not charged', meaning: 'The buyer has not been charged.' },
  may_be_charged: {
    name: 'May be charged',
    meaning:
      'The buyer may have been charged. Look up the order before you answer, and do not ask the buyer to pay again.',
  },
  charged: {
    name: 'Charged, not sent',
    meaning: `The buyer was charged. The service has not reported that the ${example.token} was sent.`,
  },
  sent: {
    name: 'Charged and sent',
    meaning: `The buyer was charged, and the ${example.token} was sent.`,
  },
}

/** The alert that stands beside the words of a situation. */
const alerts: Readonly<Partial<Record<SituationName, string>>> = {
  not_shown: en.shared.errors.setup,
  sent_mismatched: `${en.order.mismatch.title}. ${mismatchText({ claim: 'sent' }, en.order)}`,
}

const groups = {
  before: ['Before the order', 'Nothing of the order is known yet.'],
  paying: ['Paying', 'The order is open, and the service has not reported a payment.'],
  delivery: ['Delivery', 'The buyer has paid.'],
  end: ['Endings', 'The order no longer changes.'],
  problem: ['Problems', 'The buyer or support has to act.'],
} as const

const groupOf: Readonly<Record<SituationName, keyof typeof groups>> = {
  details: 'before',
  opening: 'before',
  resuming: 'before',
  loading: 'before',
  payable: 'paying',
  payable_late: 'paying',
  payable_unknown: 'paying',
  page_gone: 'paying',
  page_gone_late: 'paying',
  pending: 'paying',
  pending_late: 'paying',
  processing: 'paying',
  processing_paid: 'delivery',
  sending: 'delivery',
  sending_late: 'delivery',
  sent: 'end',
  cancelled: 'end',
  cancelled_paid: 'end',
  not_opened: 'problem',
  unconfirmed: 'problem',
  not_shown: 'problem',
  mismatched: 'problem',
  mismatched_paid: 'problem',
  sent_mismatched: 'problem',
  missing: 'problem',
  not_found: 'problem',
  unreadable: 'problem',
}

const payLabel = interpolate(en.checkout.continueWith, { amount: example.paid })
const supportLabel = interpolate(en.shared.support, { name: 'Acme' })

const names = Object.keys(groupOf) as SituationName[]

/** Prints what a buyer reads in each situation, for support teams. */
export function situationsPage(): string {
  return sitePage(
    'What the buyer is told',
    'Every situation of a purchase: what the buyer reads, what it says about their money, and what they can do.',
    `Use this page to answer a buyer: find the sentence that they read, see whether they have been charged, and what they can do
next. \`<Checkout>\`, \`<CheckoutDialog>\`, \`<OrderStatus>\` and the custom elements say the same in the same situation.

The texts are the English ones, of a purchase of ${example.received} on ${example.chain} for ${example.paid}. Buyers read them in [their
language](../guides/languages.md), and your shop may have changed some. Your developers find the texts in
[Messages](messages.md).

## Find a sentence

${table(['the buyer reads', 'situation', 'money'], names.map(indexRow))}

## What it says about money

${table(
  ['money', 'in code', 'meaning'],
  Object.entries(claims).map(([claim, { name, meaning }]) => [name, `\`${claim}\``, meaning]),
)}

What a buyer reads, or a screenshot of it, proves no payment. Ask for the order ID, which the page shows with a button that
copies it, and [read the order on your server](../guides/server-side.md).

## What the buyer can do

${table(
  ['button', 'in code', 'effect'],
  Object.entries(effects).map(([action, [label, effect]]) => [label, `\`${action}\``, effect]),
)}

${Object.entries(groups)
  .map(
    ([group, [title, text]]) => `## ${title}

${text}

${names
  .filter((name) => groupOf[name] === group)
  .map(section)
  .join('\n\n')}`,
  )
  .join('\n\n')}

## When updates fail

A situation also says whether its status is current: \`reads\` is \`ok\`, \`interrupted\` or \`stopped\`. What it says about money
stays the same. After an order has ended, \`reads\` is always \`ok\`.

### \`interrupted\`

The last read of the order failed, and the page keeps trying. The situation stays, with this line:

> ${en.shared.trouble}

${picture('interrupted', en.shared.trouble)}

### \`stopped\`

The page no longer reads the order: an error ended polling, or the order was still open after a day. Texts that promise
updates are left out, and “${en.purchase.startOver}” asks “${en.purchase.startOverAskUnknown}” After an error, this line is
shown:

> ${en.shared.reading}

The buyer can also press “${en.shared.checkNow}” or “${supportLabel}”. If only the site’s owner can resolve the error, such as
a key that is no longer valid, “${en.shared.checkNow}” is missing, and this line stands before one for your developers:

> ${en.order.setup}

${picture('stopped', en.order.setup)}

## For developers

\`snapshot.situation\` of \`createCheckout\` and \`useCheckout\` is the situation, and \`situationOf\` returns that of an order which
you read yourself: [Tell the buyer what happens](../guides/client.md#tell-the-buyer-what-happens). The root of
\`<OrderStatus>\` has the name as \`data-state\`.`,
    'customer support, help desk, agent, complaint, what the buyer sees, refund',
  )
}

function indexRow(name: SituationName): readonly string[] {
  const { title, text } = wordsOf(name)
  const money = claims[situations[name][0]].name
  return [[`**${title}**`, text].filter(Boolean).join('<br>'), `[\`${name}\`](#${name})`, money]
}

function section(name: SituationName): string {
  const { title, text } = wordsOf(name)
  const [claim] = situations[name]
  const without = withoutAmounts(name)
  const alert = alerts[name]
  return [
    `### \`${name}\``,
    textOf('core/src/orders/situation.ts', `situations/${name}`),
    [`> **${title}**`, text].filter(Boolean).join('\n>\n> '),
    without && `If this tab does not know the amounts, such as after a reload: ${without}`,
    alert && `With the alert “${alert}”`,
    `**Money:** ${claims[claim].meaning}`,
    actionsOf(name),
    picture(name, title),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What the buyer reads, where the tab knows the amounts. */
function wordsOf(name: SituationName, values: OrderValues = example) {
  if (name === 'details') return { title: payLabel, text: en.checkout.next }
  if (name === 'opening') return { title: en.checkout.opening, text: en.checkout.next }
  const [claim] = situations[name]
  return stepOf(
    { name, claim, actions: [], reads: 'ok' } as Parameters<typeof stepOf>[0],
    en.order,
    values,
  )
}

/** What differs where the tab does not know the amounts. */
function withoutAmounts(name: SituationName): string {
  const known = wordsOf(name)
  const { title, text } = wordsOf(name, named)
  return [title !== known.title && title, text !== known.text && text]
    .filter((words) => words !== false)
    .map((words) => `“${words}”`)
    .join(' ')
}

/** The button of each action, and its effect. */
const effects: Readonly<Record<SituationAction, readonly [label: string, effect: string]>> = {
  pay: [payLabel, 'Opens the order and its payment page. The buyer then pays on that page.'],
  check_again: [en.shared.checkNow, 'Reads the order now.'],
  try_again: [en.shared.tryAgain, 'Sends the same purchase once more.'],
  start_over: [
    `${en.purchase.startOver}, ${en.purchase.buyMore}`,
    'Leaves this order for a new purchase, and does not cancel it. Only in a checkout, and not while a captured payment is on its way.',
  ],
  contact_support: [supportLabel, 'Opens the help of your shop, if your developers have set it.'],
  done: [en.purchase.done, 'Leaves the checkout, if your developers have set where to.'],
}

/** Situations that an error brings about, which has ended the reads. */
const unread: readonly SituationName[] = ['missing', 'not_found', 'unreadable']

/** The buttons of a situation, the most important first. */
function actionsOf(name: SituationName): string {
  const [, ...listed] = situations[name] as readonly [Claim, ...SituationAction[]]
  const actions: readonly SituationAction[] = unread.includes(name)
    ? [...listed, 'check_again']
    : listed
  if (actions.length === 0) return '**The buyer can** only wait.'
  return ['**The buyer can:**\n', ...actions.map((action) => `- ${buttonOf(action, name)}`)].join(
    '\n',
  )
}

function buttonOf(action: SituationAction, name: SituationName): string {
  if (action === 'pay')
    return name === 'details' ? `press “${payLabel}”` : 'pay on the payment page'
  if (action !== 'start_over') return `press “${effects[action][0]}”`
  const isOver = groupOf[name] === 'end' || name === 'sent_mismatched'
  const label = `press “${isOver ? en.purchase.buyMore : en.purchase.startOver}”`
  const { startOver } = situationRows[name as OrderSituationName]
  const { startOverAsk, startOverAskUnknown } = en.purchase
  if (startOver === 'ask') return `${label}, which first asks “${startOverAsk}”`
  return startOver === 'askUnknown' ? `${label}, which first asks “${startOverAskUnknown}”` : label
}

/** The picture of a story. */
function picture(name: string, alt: string): string {
  return `![The component in this situation: ${alt}](${TO_ROOT}/generated/pictures/situations/${name}.webp)`
}
