import type { CardOrder, Currency, Token } from '@onramp-kit/core'
import { expectTypeOf, test } from 'vitest'
import type { CheckoutElementProps, OnrampCheckoutElement, TemplateProps } from './index.ts'

test('a tag name has the type of its element', () => {
  expectTypeOf<HTMLElementTagNameMap['onramp-checkout']>().toEqualTypeOf<OnrampCheckoutElement>()
})

test('a property has the type of its prop', () => {
  expectTypeOf<OnrampCheckoutElement>()
    .toHaveProperty('currency')
    .toEqualTypeOf<Currency | undefined>()
  expectTypeOf<OnrampCheckoutElement>().toHaveProperty('token').toEqualTypeOf<Token | undefined>()
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

type Template = TemplateProps<CheckoutElementProps>

test('a template sets a property, or the text of its attribute', () => {
  expectTypeOf<readonly string[] | string>().toExtend<Template['amounts']>()
  expectTypeOf<8453 | '8453'>().toExtend<Template['chain']>()
  expectTypeOf<boolean | 'true' | 'false'>().toExtend<Template['done']>()
  expectTypeOf<'Base'>().not.toExtend<Template['chain']>()
  expectTypeOf<'Done'>().not.toExtend<Template['done']>()
})

test('a template sets the client and beforePurchase as properties only', () => {
  expectTypeOf<string>().not.toExtend<Template['client']>()
  expectTypeOf<string>().not.toExtend<Template['beforePurchase']>()
})
