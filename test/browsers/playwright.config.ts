import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Stock Firefox, which Playwright drives by WebDriver BiDi. */
const firefox = {
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox/start.mjs', import.meta.url)),
    args: [],
    firefoxUserPrefs: {
      // Otherwise clicks do not reach frames of other sites.
      'fission.webContentIsolationStrategy': 0,
      // Otherwise the icon of the browser's tab violates a page's policy.
      'browser.chrome.site_icons': false,
      // The host names of tests.
      'network.dns.localDomains': 'shop.example',
    },
  },
}

export default defineConfig({
  ...base,
  // The tests in Firefox and WebKit were only tried one after the other.
  workers: 1,
  testDir: root,
  webServer: [base.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
  outputDir: `${root}.generated/browsers/runs`,
  projects: [
    {
      name: 'firefox',
      testMatch: ['test/e2e/*.spec.ts', 'test/browsers/firefox/*.spec.ts'],
      testIgnore: [
        // Needs a website of another host, for which Firefox has no option.
        '**/controls.spec.ts',
        // The pages of the simulator, and the pace of a person: `npm run test:e2e` tests them.
        '**/{accessible,doubleClicks}.spec.ts',
        // Playwright does not intercept the requests of pages of the stock Firefox.
        '**/intercepted.spec.ts',
      ],
      // As above.
      grepInvert: /@intercepts/,
      use: firefox,
    },
    {
      name: 'webkit',
      testMatch: 'test/browsers/webkit/*.spec.ts',
      // WebKitGTK stopped responding to its driver once in some thousand pages. The report lists such a test as flaky.
      retries: 1,
    },
  ],
})
