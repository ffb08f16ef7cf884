import { fileURLToPath } from 'node:url'

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

/** The projects of `npm run test:browsers`, which finds the browsers. */
export const browserProjects = [
  {
    name: 'firefox',
    testDir: 'test',
    testMatch: ['e2e/*.spec.ts', 'browsers/firefox/*.spec.ts'],
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
    testDir: 'test/browsers/webkit',
    // WebKitGTK stopped responding to its driver once in some thousand pages. The report lists such a test as flaky.
    retries: 1,
  },
]
