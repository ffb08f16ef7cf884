import type { OnrampTestOptions } from '@onramp-kit/msw/playwright'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser.mjs'
import { browserProjects } from './test/browsers/projects.ts'
import { ELEMENT_SHOP, SERVICE, SESSION_SHOP, SHOP, WORKERS } from './test/e2e/addresses.ts'

const node = `"${process.execPath}"`

/** What `npm run test:e2e` leaves to `npm run test:e2e:slow`. */
const slow =
  '**/{accessible,arabic,controls,customer,devtools,doubleClicks,intercepted,keyboard,ownTests,policies,policies.ways,presentation,repeats,showroom}.spec.ts'

/** The host names of other websites than the shop, and where Chromium finds them. */
const hostNames = [
  'MAP shop.example localhost',
  'MAP evil.example localhost',
  'MAP rebound.evil.example 127.0.0.1',
]

export default defineConfig<OnrampTestOptions>({
  testDir: 'test/e2e',
  // Each worker loads this file, and has its own addresses.
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  // Long enough for a slow machine; a passing test does not wait longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // A failed test waits out such a timeout.
  maxFailures: 20,
  use: {
    baseURL: SHOP,
    launchOptions: {
      timeout: launchOptions.timeout,
      args: [...launchOptions.args, `--host-resolver-rules=${hostNames.join()}`],
      // Found at the launch: the tests in WebKit need no Chromium.
      get executablePath() {
        return launchOptions.executablePath
      },
    },
    locale: 'en-US',
    // Recording the passing tests takes a fifth of the CPU, and the film of a trace as much as the tests.
    trace: process.env['CI'] ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    onrampBaseUrl: SERVICE,
    onrampMode: 'serve',
    // A payout follows its payment at once; a test about the time between asks for it.
    onrampOptions: { settleAfterMs: 0 },
  },
  projects: [
    { name: 'served', testIgnore: slow },
    // Drop-ins in generated merchants' pages.
    { name: 'hosts', testDir: 'test/hosts' },
    { name: 'slow', testMatch: slow },
    {
      name: 'slow element',
      testMatch: '**/{keyboard,purchase}.spec.ts',
      use: { baseURL: ELEMENT_SHOP },
    },
    // Without a server, as the README of packages/msw shows it.
    { name: 'intercepted', testMatch: '**/ownTests.spec.ts', use: { onrampMode: 'intercept' } },
    // The built documentation site.
    { name: 'site', testDir: 'site/test' },
    // `npm run screenshots`
    {
      name: 'screenshots',
      testDir: 'scripts/screenshots',
      snapshotPathTemplate: 'screenshots/{arg}{ext}',
    },
    // `npm run check:consumers` and `npm run release:rehearse`, one at a time: each installs packages.
    { name: 'consumers', testDir: 'scripts/consumers', fullyParallel: false },
    { name: 'release', testDir: 'scripts/release' },
    ...browserProjects,
  ],
  webServer: [
    {
      command: `${node} --conditions=@onramp-kit/source test/e2e/serveShop.mjs`,
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
