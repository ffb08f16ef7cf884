import { fileURLToPath } from 'node:url'
import { findFirefox, testedBrowsers } from './findBrowsers.ts'

// For `firefox/start.mjs`.
const firefoxPath = findFirefox()
if (firefoxPath !== undefined) process.env['FIREFOX_PATH'] = firefoxPath

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

const projects = [
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

/** The projects of `npm run test:browsers`. One whose browser is missing says how to install it. */
export const browserProjects = projects.map((project) => {
  const { name } = project
  const { missing } = testedBrowsers().find((browser) => browser.name === name) ?? { missing: [] }
  return missing.length === 0
    ? project
    : { name, testDir: 'test/browsers', testMatch: 'missing.spec.ts', grep: new RegExp(`@${name}`) }
})
