import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test } from 'vitest'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

test.each(['pt_BR', 'C', ''])(
  'shows messages whose language tag "%s" is invalid',
  async (language) => {
    form = openForm({ messages: { language, checkout: { payWith: 'Pagar' } } })
    await form.open()
    expect(form.part('root')).toHaveAttribute('lang', 'en')
    expect(form.part('payment-methods-label')).toHaveTextContent('Pagar')
  },
)
