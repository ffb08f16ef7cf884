import type { Situation, SituationName } from '@onramp-kit/core'
import { interpolate } from '../i18n/format.ts'
import type { Messages } from '../messages/messages.ts'
import type { Step } from '../ui/Step.tsx'

/** What the sentences name. Only the checkout of the purchase knows the amounts, as text, until it unmounts. */
export interface OrderValues {
  readonly token: string
  readonly chain: string
  readonly paid?: string | undefined
  readonly received?: string | undefined
}

interface Row {
  readonly words: (
    messages: Messages['order'],
    values: OrderValues,
  ) => { readonly title: string; readonly text: string }
  /** The text once polling has stopped. Promises no updates, and asks for no retry unless the order can be read again. */
  readonly stopped?: (messages: Messages['order'], canReadAgain: boolean) => string
  readonly stage?: 'payment' | 'sending' | 'sent'
  readonly icon?: 'sent' | 'cancelled' | 'unknown'
  /** Whether it ends without the buyer. */
  readonly isBusy?: true
  /** Whether "Start over" acts at once or asks first: in the words for an order, or in those for an unknown one. */
  readonly startOver?: 'now' | 'ask' | 'askUnknown'
}

/** Without `details` and `opening`, in which the form has the words. */
export type OrderSituationName = Exclude<SituationName, 'details' | 'opening'>

/** A situation of an order. */
export type OrderSituation = Situation & { readonly name: OrderSituationName }

const say = (title: string, text: string) => ({ title, text })

/**
 * The words, stage and icon of an order in each situation. No other module chooses them. Generates the page "What the buyer is
 * told" of the site.
 */
export const situationRows: Readonly<Record<OrderSituationName, Row>> = {
  not_opened: { words: ({ steps }) => steps.unknown, icon: 'unknown', startOver: 'now' },
  unconfirmed: {
    words: ({ steps }) => say(steps.unknown.title, steps.unknown.textAfterReload),
    icon: 'unknown',
    startOver: 'askUnknown',
  },
  not_shown: { words: ({ steps }) => steps.notShown, stage: 'payment', startOver: 'now' },
  resuming: { words: ({ steps }) => steps.resuming, isBusy: true },
  loading: { words: ({ steps }) => steps.loading, isBusy: true },
  payable: {
    words({ steps }, { paid, received }) {
      const { title, text, summary } = steps.paying
      const areKnown = paid !== undefined && received !== undefined
      return { title, text: areKnown ? interpolate(summary, { paid, received }) : text }
    },
    stopped: () => '',
    stage: 'payment',
    startOver: 'ask',
  },
  // These two keep the title: a card number may be half typed.
  payable_late: {
    words: ({ steps }) => say(steps.paying.title, steps.processing.textWhilePayable),
    stage: 'payment',
    startOver: 'ask',
  },
  payable_unknown: {
    words: ({ steps }) => say(steps.paying.title, steps.paying.textElsewhere),
    stopped: ({ steps }) => steps.paying.textElsewhereStopped,
    stage: 'payment',
    startOver: 'ask',
  },
  page_gone: {
    words: ({ steps }) => say(steps.paying.titleWithoutPage, steps.paying.textWithoutPage),
    stopped: ({ steps }) => steps.processing.textWithoutPage,
    stage: 'payment',
    startOver: 'ask',
  },
  page_gone_late: {
    words: ({ steps }) => say(steps.processing.title, steps.processing.textWithoutPage),
    stage: 'payment',
    startOver: 'ask',
  },
  pending: {
    words: ({ steps }) => say(steps.paying.titleWithoutPage, steps.paying.textElsewhere),
    stopped: ({ steps }) => steps.paying.textElsewhereStopped,
    stage: 'payment',
  },
  pending_late: {
    words: ({ steps }) => say(steps.processing.title, steps.paying.textElsewhere),
    stopped: ({ steps }) => steps.paying.textElsewhereStopped,
    stage: 'payment',
  },
  processing: { words: ({ steps }) => steps.processing, isBusy: true, startOver: 'ask' },
  processing_paid: {
    words: ({ steps }) => say(steps.settling.title, steps.settling.textUnknown),
    isBusy: true,
  },
  sending: {
    words: ({ steps }) => steps.settling,
    stopped: () => '',
    stage: 'sending',
    isBusy: true,
  },
  sending_late: {
    words: ({ steps }) => say(steps.processing.title, steps.processing.textWhileSending),
    stage: 'sending',
    isBusy: true,
  },
  sent: {
    words({ steps }, { received }) {
      const { title, titleAbout, text } = steps.sent
      return {
        title: received === undefined ? title : interpolate(titleAbout, { amount: received }),
        text,
      }
    },
    stage: 'sent',
    icon: 'sent',
    startOver: 'now',
  },
  // The alert above says what differs. Marks of success beside it would contradict it.
  sent_mismatched: { words: ({ steps }) => say(steps.sent.title, ''), startOver: 'now' },
  cancelled: { words: ({ steps }) => steps.cancelled, icon: 'cancelled', startOver: 'now' },
  cancelled_paid: {
    words: ({ steps }) => say(steps.cancelled.title, steps.cancelled.textWhenPaid),
    icon: 'cancelled',
    startOver: 'now',
  },
  mismatched: { words: ({ mismatch }) => mismatch, startOver: 'askUnknown' },
  mismatched_paid: { words: ({ mismatch }) => say(mismatch.title, mismatch.textWhenPaid) },
  missing: { words: ({ steps }) => steps.missing, icon: 'unknown', startOver: 'askUnknown' },
  not_found: {
    words: ({ steps }) => say(steps.missing.title, steps.missing.textElsewhere),
    icon: 'unknown',
  },
  unreadable: {
    words: ({ steps }) => steps.unreadable,
    stopped: ({ steps }, canReadAgain) => (canReadAgain ? steps.unreadable.text : ''),
    startOver: 'askUnknown',
  },
}

/** Returns what the alert of an order that differs from the purchase says, in any situation. */
export function mismatchText(
  { claim }: Pick<Situation, 'claim'>,
  { mismatch }: Messages['order'],
): string {
  return claim === 'charged' || claim === 'sent' ? mismatch.textWhenPaid : mismatch.text
}

/** Returns the row of a situation; `undefined` before there is an order. */
export function situationRow({ name }: Situation): Row | undefined {
  return name === 'details' || name === 'opening' ? undefined : situationRows[name]
}

/** Returns what a situation says, as a step. */
export function stepOf(
  { name, reads, actions }: OrderSituation,
  messages: Messages['order'],
  values: OrderValues,
): Step {
  const { words, stopped, isBusy = false } = situationRows[name]
  const isStopped = reads === 'stopped'
  const { title, text: usual } = words(messages, values)
  const text = isStopped && stopped ? stopped(messages, actions.includes('check_again')) : usual
  const named = { token: values.token, chain: values.chain }
  return {
    // A new key would move the focus while the buyer types a card number.
    key: name.startsWith('payable') ? 'payable' : name,
    title: interpolate(title, named),
    text: interpolate(text, named),
    isBusy: isBusy && !isStopped,
  }
}
