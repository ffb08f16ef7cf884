import {
  BankDeposit,
  Checkout,
  CheckoutDialog,
  CryptoDeposit,
  OrderStatus,
} from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { registration } from './bankSamples.ts'
import { purchase, WALLET } from './cardSamples.ts'
import { acceptTerms, identify } from './fillIn.ts'
import type { createSimulatedWorld } from './simulatedWorld.ts'

/** A simulated world whose time can advance. */
export type World = ReturnType<typeof createSimulatedWorld> & {
  readonly pass: (ms: number) => Promise<void>
}

/** Records a call of the merchant's callback. */
type Report = (seen: { readonly status: string }) => void

/** The lifecycle of one component. */
export interface Lifecycle {
  /** Renders it with new objects and functions as props, as most merchants do. */
  readonly draw: (report: Report) => ReactNode
  /** The steps of the lifecycle, each from the previous one. */
  readonly moments: readonly (readonly [string, () => Promise<unknown> | void])[]
  /** The callbacks that the merchant receives, by step. */
  readonly expectedCalls: readonly string[]
}

const destination = { wallet: WALLET, chain: 8453, token: 'USDC' } as const
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const frame = () => screen.getByTitle<HTMLIFrameElement>(/./)
const later = (world: World, ms: number) => () => world.pass(ms)
const callback = (world: World, status: string) => async () => {
  world.service.callback(world.onlyOrder().id, status)
  await world.pass(15_000)
}

/** The steps of an order from its capture to its final status. */
const ending = (world: World): Lifecycle['moments'] => [
  ['when the payment was captured', callback(world, 'order_completed')],
  ['after a long wait', later(world, 11 * 60_000)],
  ['when it was sent', callback(world, 'order_broadcasted')],
]
const finalCalls = [
  'order_completed when the payment was captured',
  'order_broadcasted when it was sent',
]

const purchasing = (world: World): Lifecycle['moments'] => [
  ['with a quote', later(world, 1_000)],
  ['while the purchase request is in flight', () => void press(/^Continue/)],
  ['with the payment page', later(world, 10)],
  ['while the order is read', later(world, 2_000)],
]
const checkoutProps = () => ({
  ...destination,
  defaultCountry: 'US',
  paymentMethods: [{ slug: 'card' }, { slug: 'google-pay' }],
  frame: { sandbox: true },
})

/** The lifecycles of every component, each in its own world. */
export const lifecycles: Readonly<
  Record<string, (world: World) => Lifecycle | Promise<Lifecycle>>
> = {
  Checkout: (world) => ({
    draw: (report) => <Checkout {...checkoutProps()} onStatus={(order) => report(order)} />,
    moments: [['at once', () => {}], ...purchasing(world), ...ending(world)],
    expectedCalls: ['payment_pending with the payment page', ...finalCalls],
  }),

  CheckoutDialog(world) {
    let isOpen = false
    const turn = (next: boolean) => () => {
      isOpen = next
    }
    return {
      draw: (report) => (
        <CheckoutDialog
          {...checkoutProps()}
          open={isOpen}
          onOpenChange={(open) => report({ status: `open: ${open}` })}
          onStatus={(order) => report(order)}
        />
      ),
      moments: [
        ['before it opens', () => {}],
        ['on opening', turn(true)],
        ...purchasing(world),
        ['closed during the payment', turn(false)],
        ['open again', turn(true)],
        ['with the close confirmation', () => void press(en.dialog.close)],
        ['after the confirmation', () => void press(en.dialog.leave)],
        ...ending(world),
        ['closed after the payout', turn(false)],
      ],
      expectedCalls: [
        'payment_pending with the payment page',
        'open: false after the confirmation',
        ...finalCalls,
      ],
    }
  },

  async OrderStatus(world) {
    const { order_id: id } = await world.client.card.checkout(purchase)
    return {
      draw: (report) => <OrderStatus id={id} wallet={WALLET} onStatus={(order) => report(order)} />,
      moments: [['at once', () => {}], ['when it was read', later(world, 100)], ...ending(world)],
      expectedCalls: ['payment_pending when it was read', ...finalCalls],
    }
  },

  BankDeposit: (world) => ({
    draw: (report) => (
      <BankDeposit
        wallet={WALLET}
        defaultCountry="DE"
        defaultEmail={registration.email}
        frame={{ sandbox: true }}
        onStatus={(customer) => report(customer)}
      />
    ),
    moments: [
      ['at once', () => {}],
      ['with the registration', later(world, 100)],
      ['while the registration is in flight', () => void press(en.bank.register)],
      ['at the terms', later(world, 100)],
      ['while the terms link loads', () => void press(en.bank.open.terms)],
      ['with the terms page', later(world, 100)],
      [
        'at the identity verification',
        async () => {
          await acceptTerms(world.service, frame().src)
          press(en.bank.finished)
          await world.pass(10_000)
        },
      ],
      ['while the identity link loads', () => void press(en.bank.open.identity)],
      ['with the identity page', later(world, 100)],
      [
        'in review',
        async () => {
          await identify(world.service, frame().src)
          press(en.bank.finished)
          await world.pass(100)
        },
      ],
      ['with the accounts', later(world, 60_000)],
    ],
    expectedCalls: [
      'not_started at the terms',
      'under_review in review',
      'active with the accounts',
    ],
  }),

  CryptoDeposit(world) {
    let grant = (_authorization: string) => {}
    return {
      draw: (report) => (
        <CryptoDeposit
          methods={['crypto', 'cash-app']}
          frame={{ sandbox: true }}
          authorize={({ method }) => {
            report({ status: `authorize ${method}` })
            return new Promise((resolve) => {
              grant = resolve
            })
          }}
        />
      ),
      moments: [
        ['at once', () => {}],
        ['with the form', later(world, 100)],
        ['while authorize is pending', () => void press(/^Continue/)],
        [
          'with the page',
          async () => {
            grant('granted')
            await world.pass(100)
            frame()
          },
        ],
        ['long after the page loads', later(world, 60_000)],
      ],
      expectedCalls: ['authorize crypto while authorize is pending'],
    }
  },
}
