import '@onramp-kit/react/styles.css'
import addonA11y from '@storybook/addon-a11y'
import { definePreview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import addonMsw from 'msw-storybook-addon'
import { configure } from 'storybook/test'

// A slow machine is no failure: what is there is found at once.
configure({ asyncUtilTimeout: 20_000 })

export default definePreview({
  addons: [
    addonA11y(),
    addonMsw(async () => {
      const worker = setupWorker()
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
      return worker
    }),
  ],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
})
