import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CheckoutForm } from '../checkout/CheckoutForm.tsx'
import { CheckoutRoot } from '../checkout/CheckoutRoot.tsx'
import { AmountError, AmountInput } from './AmountField.tsx'

test("describes the field by the merchant's hint and by the error", async () => {
  const form = openForm()
  await form.show(
    <CheckoutRoot wallet={WALLET} chain={8453} token="USDC" defaultCountry="US">
      <CheckoutForm>
        <AmountInput aria-label="Amount" aria-describedby="limit" />
        <p id="limit">Up to 100.</p>
        <AmountError />
      </CheckoutForm>
    </CheckoutRoot>,
  )
  expect(form.field()).toHaveAccessibleDescription('Up to 100.')
  await userEvent.type(form.field(), 'x')
  expect(form.field()).toHaveAccessibleDescription(/^Up to 100\. Enter a valid amount/)
  form.leave()
})
