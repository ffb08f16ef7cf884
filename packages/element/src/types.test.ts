import type { CardOrder, Currency } from '@onramp-kit/core'
import { expectTypeOf, test } from 'vitest'
import type { OnrampCheckoutElement } from './index.ts'

test('a tag name has the type of its element', () => {
  expectTypeOf<HTMLElementTagNameMap['onramp-checkout']>().toEqualTypeOf<OnrampCheckoutElement>()
})

test('a property has the type of its prop', () => {
  expectTypeOf<OnrampCheckoutElement>()
    .toHaveProperty('currency')
    .toEqualTypeOf<Currency | undefined>()
  expectTypeOf<OnrampCheckoutElement>().toHaveProperty('done').toEqualTypeOf<boolean | undefined>()
  expectTypeOf<OnrampCheckoutElement>().toExtend<HTMLElement>()
})

test('an event has the type of its detail', () => {
  const listen = (checkout: OnrampCheckoutElement) => {
    checkout.addEventListener('onramp-status', ({ detail }) => {
      expectTypeOf(detail).toEqualTypeOf<CardOrder>()
    })
    const onStatus = ({ detail }: CustomEvent<CardOrder>) => detail
    checkout.addEventListener('onramp-status', onStatus)
    checkout.removeEventListener('onramp-status', onStatus)
    checkout.addEventListener('onramp-amount-changed', ({ detail }) => {
      expectTypeOf(detail.type).toEqualTypeOf<'amount_changed'>()
    })
    checkout.addEventListener('click', ({ detail }) => {
      expectTypeOf(detail).toEqualTypeOf<number>()
    })
  }
  expectTypeOf(listen).toBeFunction()
})
