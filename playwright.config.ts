import type { OnrampTestOptions } from '@onramp-kit/msw/playwright'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'
import { SERVICE, SESSION_SHOP, SHOP } from './test/e2e/addresses.ts'

const isFull = process.env['TEST_EDITION'] !== 'quick'
const node = `"${process.execPath}"`

export default defineConfig<OnrampTestOptions>({
  testDir: 'test/e2e',
  // The service of each test listens on the same port, because the shop is built for it.
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  // Long enough for a slow machine; a passing test does not wait longer.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: SHOP,
    launchOptions,
    locale: 'en-US',
    trace: 'retain-on-failure',
    onrampBaseUrl: SERVICE,
    onrampMode: 'serve',
  },
  // Without a server, as the README of packages/msw shows it, and over the static Storybook: in `npm run test:full` only.
  projects: isFull
    ? [
        { name: 'served' },
        { name: 'intercepted', testMatch: '**/ownTests.spec.ts', use: { onrampMode: 'intercept' } },
      ]
    : [{ name: 'served', testIgnore: ['**/intercepted.spec.ts', '**/showroom.spec.ts'] }],
  webServer: [
    {
      command: `${node} --conditions=@onramp-kit/source test/e2e/serveShop.mjs ${new URL(SHOP).port} ${SERVICE}`,
      url: SHOP,
    },
    {
      command: `${node} --conditions=@onramp-kit/source test/e2e/serveSession.ts`,
      url: SESSION_SHOP,
      ignoreHTTPSErrors: true,
    },
  ],
})
