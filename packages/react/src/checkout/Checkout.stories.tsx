import { createOnrampClient } from '@onramp-kit/core'
import { createHandlers, createService } from '@onramp-kit/msw'
import { StrictMode } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { OnrampProvider } from '../OnrampProvider.tsx'
import { Checkout } from './Checkout.tsx'

const baseUrl = 'https://service.onramp.example'
const service = createService({ scenario: 'approved' })
const client = createOnrampClient({ publishableKey: 'svc_public_sandbox_demo', baseUrl })

const meta = preview.meta({
  title: 'Checkout',
  component: Checkout,
  decorators: [
    (Story) => (
      <StrictMode>
        <OnrampProvider client={client} locale="en-US">
          <Story />
        </OnrampProvider>
      </StrictMode>
    ),
  ],
  beforeEach: ({ msw }) => {
    service.reset()
    localStorage.clear()
    msw.use(...createHandlers(service, { baseUrl }))
  },
})

/** From the form to the wallet. In this scenario the buyer pays by himself after 5 s, and 4 s later the payout is sent. */
export const Purchase = meta.story({
  args: {
    wallet: '0x52908400098527886E0F7030069857D2E4169EE7',
    chain: 8453,
    token: 'USDC',
    defaultCountry: 'US',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('47.56')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with $50.00' }))
    await expect(await canvas.findByTitle('Secure payment page')).toBeVisible()

    service.advance(5_000)
    await expect(await canvas.findByRole('heading', { name: 'Payment received' })).toBeVisible()
    service.advance(4_000)
    await expect(await canvas.findByRole('heading', { name: 'USDC sent' })).toBeVisible()
    await waitFor(() => expect(service.state().requests['card.checkout']).toBe(1))
  },
})
