import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test } from 'vitest'
import { enCheckout } from '../messages/en/checkout.ts'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

test.each(['pt_BR', 'C', ''])(
  'shows messages whose language tag "%s" is invalid',
  async (language) => {
    form = openForm({ messages: { language, checkout: { payWith: 'Pagar' } } })
    await form.open()
    expect(form.part('root')).toHaveAttribute('lang', 'en')
    expect(form.part('payment-methods-legend')).toHaveTextContent('Pagar')
  },
)

test('treats an undefined override as absent', async () => {
  const checkout = { payWith: undefined }
  form = openForm({ messages: { language: undefined, checkout, order: undefined } })
  await form.open()
  expect(form.part('root')).toHaveAttribute('lang', 'en')
  expect(form.part('payment-methods-legend')).toHaveTextContent(enCheckout.payWith)
})
