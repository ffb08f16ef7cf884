import type { OnrampTestOptions } from '@onramp-kit/msw/playwright'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'
import { ELEMENT_SHOP, SERVICE, SESSION_SHOP, SHOP } from './test/e2e/addresses.ts'

const node = `"${process.execPath}"`

/** What `npm run test:e2e` leaves to `npm run test:e2e:slow`. */
const slow =
  '**/{accessible,arabic,devtools,doubleClicks,intercepted,keyboard,ownTests,policies.ways,showroom}.spec.ts'

/** The shop with the custom element. */
const element = (name: string, testMatch: string) => ({
  name,
  testMatch,
  use: { baseURL: ELEMENT_SHOP },
})

/** Drop-ins in generated merchants' pages. */
const hosts = { name: 'hosts', testDir: 'test/hosts' }

export default defineConfig<OnrampTestOptions>({
  testDir: 'test/e2e',
  // The service of each test listens on the same port, because the shop is built for it.
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  // Long enough for a slow machine; a passing test does not wait longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A failed test waits out such a timeout.
  maxFailures: 20,
  use: {
    baseURL: SHOP,
    launchOptions,
    locale: 'en-US',
    trace: 'retain-on-failure',
    onrampBaseUrl: SERVICE,
    onrampMode: 'serve',
  },
  projects: [
    { name: 'served', testIgnore: ['**/element.spec.ts', slow] },
    element('element', '**/element.spec.ts'),
    hosts,
    { name: 'slow', testMatch: slow },
    element('slow element', '**/{keyboard,purchase}.spec.ts'),
    // Without a server, as the README of packages/msw shows it.
    { name: 'intercepted', testMatch: '**/ownTests.spec.ts', use: { onrampMode: 'intercept' } },
  ],
  webServer: [
    {
      command: `${node} --conditions=@onramp-kit/source test/e2e/serveShop.mjs ${new URL(SHOP).port} ${SERVICE}`,
      url: SHOP,
      timeout: 300_000,
    },
    {
      command: `${node} --conditions=@onramp-kit/source test/e2e/serveSession.ts`,
      url: SESSION_SHOP,
      ignoreHTTPSErrors: true,
      timeout: 300_000,
    },
  ],
})
