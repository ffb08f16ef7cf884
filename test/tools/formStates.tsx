import type { CardQuote } from '@onramp-kit/core'
import { act, fireEvent } from '@testing-library/react'
import { composedCheckout } from './composedCheckout.tsx'
import type { Stage } from './openStage.tsx'
import { checkout } from './orderStates.tsx'

function type(stage: Stage, selector: string, value: string) {
  const field = stage.place.querySelector(selector)
  if (field === null) throw new Error(`no ${selector}`)
  act(() => (field as HTMLElement).focus())
  fireEvent.change(field, { target: { value } })
}
const amount = 'input[name="amount"]'
const quote = (state: string) => `.onramp-quote[data-state="${state}"]`

const markOfCards =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 24"/>'

/** Every state of the checkout form, and the steps to it. */
export const formStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async form(stage) {
    await stage.show(checkout())
    await stage.at(quote('fresh'))
  },
  async 'messages loading'(stage) {
    // Simulates messages that are being fetched and never arrive.
    const queryKey = ['onramp-kit', 'messages', 'ja']
    await stage.show(null, { locale: 'ja' })
    void stage.privateQueryClient().prefetchQuery({
      queryKey,
      queryFn: () => new Promise(() => {}),
    })
    // A component that is in view keeps its language until the next one has loaded.
    stage.rerender(checkout())
  },
  'form, comfortable, with a mark': (stage) =>
    stage.show(checkout({ density: 'comfortable' }), { marks: { card: markOfCards } }),
  'form, light': (stage) => stage.show(checkout(), { theme: 'light' }),
  'form, dark, high contrast': (stage) =>
    stage.show(checkout(), { theme: 'dark', contrast: 'more' }),
  async 'invalid amount'(stage) {
    await stage.show(checkout())
    type(stage, amount, '1.2345')
    await stage.at('[data-invalid]')
  },
  async 'amount presets and limits'(stage) {
    await stage.show(checkout({ amounts: ['20', '50'], limits: { USD: { max: '40' } } }))
    await stage.at('[data-selected].onramp-amount-preset')
    await stage.at('.onramp-amount-error')
  },
  async 'long amount'(stage) {
    await stage.show(checkout())
    type(stage, amount, '123456.78')
    await stage.pass(1_000)
    await stage.at('.onramp-quote-amount[data-long="some"]')
  },
  async 'very long amount'(stage) {
    await stage.show(checkout())
    type(stage, amount, '123456789012.12')
    await stage.pass(1_000)
    await stage.at('.onramp-quote-amount[data-long="very"]')
  },
  async 'stale quote'(stage) {
    await stage.show(checkout())
    await stage.at(quote('fresh'))
    type(stage, amount, '51')
    await stage.at(quote('stale'))
  },
  async 'total above the typed amount'(stage) {
    stage.setFault((request) =>
      stage.changed(request, ({ source }: CardQuote) => ({
        source: { ...source, amount: '52.44' },
      })),
    )
    await stage.show(checkout())
    await stage.at(quote('fresh'))
  },
  async 'exact payout amount'(stage) {
    await stage.show(checkout())
    await stage.at(quote('fresh'))
    await stage.press(/^Enter/)
  },
  async 'quote loading'(stage) {
    stage.setFault(() => new Promise(() => {}))
    await stage.show(checkout())
  },
  async 'quote failed'(stage) {
    stage.setFault(() => Response.json({ odd: 1 }))
    await stage.show(checkout())
    await stage.at(quote('absent'))
  },
  async 'expired quote'(stage) {
    await stage.show(checkout())
    await stage.at(quote('fresh'))
    stage.setFault(() => new Promise(() => {}))
    await stage.pass(3_600_000)
    await stage.at(quote('expired'))
  },
  async 'country search'(stage) {
    await stage.show(composedCheckout())
    type(stage, '[role="combobox"]', 'ger')
    await stage.at('[role="option"]')
  },
  async 'no matching country'(stage) {
    await stage.show(composedCheckout())
    type(stage, '[role="combobox"]', 'xyz')
  },
  async 'unsupported market'(stage) {
    stage.service.scenario('market_not_served')
    await stage.show(checkout())
    await stage.press(/^Continue/)
    await stage.at('.onramp-country-error')
  },
  async 'unsupported market, in a country field'(stage) {
    stage.service.scenario('market_not_served')
    await stage.show(composedCheckout())
    await stage.press(/^Continue/)
    await stage.at('.onramp-country-error')
  },
}
