import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { parseBaseUrl } from '../baseUrl.ts'
import { hostnameOf } from '../node/hostnames.ts'
import { serve } from '../node/serve.ts'
import { createService, type Service } from '../service/createService.ts'
import type { ServiceOptions } from '../service/extension.ts'
import { interceptContext } from './interceptContext.ts'
import { payByCard } from './payByCard.ts'

export { type CardOptions, payByCard } from './payByCard.ts'

/** Options of the fixtures, for `use` in playwright.config.ts and for `test.use`. */
export interface OnrampTestOptions {
  /**
   * The `baseUrl` of the client in the app under test. `serve` listens there: `http://127.0.0.1:4010`.
   * @default none with `intercept`, which requires one; a free port of 127.0.0.1 with `serve`
   */
  onrampBaseUrl: string | undefined
  /**
   * How the service gets its requests. `intercept`: Playwright hands it those of the test's browser context, so no server
   * is needed and tests can run in parallel. `serve`: over HTTP, also from servers and other browsers.
   * @default 'intercept'
   */
  onrampMode: 'intercept' | 'serve'
  /**
   * Options of the test's service, such as `{ scenario: 'declined' }`.
   * @default {}
   */
  onrampOptions: ServiceOptions
}

/** The simulated service of one test. */
export interface OnrampFixture {
  /** Controls and state of the service: `callback`, `advance`, `scenario`, `customerStatus`, `state`, `reset`. */
  readonly service: Service
  /** The base URL of the service, without a trailing slash. */
  readonly baseUrl: string
  /** Pays on the hosted card page, in the frame of a checkout or in its own tab. */
  readonly payByCard: typeof payByCard
}

/** The fixtures that `onrampFixtures` adds to a test. */
export interface OnrampTestArgs {
  /** The simulated service of this test. */
  onramp: OnrampFixture
}

/**
 * Fixtures that mount a new simulated service for each test, also for a test that uses only `page`.
 *
 * @example
 * const test = base.extend(onrampFixtures)
 * test.use({ onrampBaseUrl: 'https://service.example' })
 *
 * test('a buyer tops up', async ({ page, onramp }) => {
 *   await page.goto('/')
 *   await page.getByRole('button', { name: /^Continue to pay/ }).click()
 *   await onramp.payByCard(page)
 *   await expect(page.getByRole('heading', { name: 'USDC sent' })).toBeVisible()
 *   expect(onramp.service.state().orders).toHaveLength(1)
 * })
 *
 * @throws Error when a test starts without `onrampBaseUrl`, or `serve` cannot listen there
 */
export const onrampFixtures: Fixtures<
  OnrampTestOptions & OnrampTestArgs,
  object,
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  onrampBaseUrl: [undefined, { option: true }],
  onrampMode: ['intercept', { option: true }],
  onrampOptions: [{}, { option: true }],
  onramp: async ({ onrampBaseUrl, onrampMode, onrampOptions }, use) => {
    const service = createService(onrampOptions)
    if (onrampMode === 'serve') {
      const { url, close } = await serve(service, addressOf(onrampBaseUrl))
      await use({ service, baseUrl: url, payByCard })
      await close()
    } else {
      await use({ service, baseUrl: checkBaseUrl(onrampBaseUrl), payByCard })
    }
  },
  // Overridden, so that every page of a test has the service, and a test without a page starts no browser.
  context: async ({ context, onramp, onrampMode }, use) => {
    if (onrampMode === 'intercept') await interceptContext(context, onramp.service, onramp.baseUrl)
    await use(context)
  },
}

function checkBaseUrl(baseUrl: string | undefined): string {
  try {
    return parseBaseUrl(String(baseUrl)).root
  } catch (cause) {
    throw new Error(
      `onrampBaseUrl must be an http(s) URL without user, query or fragment, not ${baseUrl}. The fixtures intercept the requests to the baseUrl of your client. Set onrampBaseUrl to it in playwright.config.ts, or set onrampMode to 'serve'.`,
      { cause },
    )
  }
}

/** The address that `serve` listens at for a base URL. */
function addressOf(baseUrl: string | undefined): { host?: string; port?: number } {
  if (baseUrl === undefined) return {}
  const url = checkBaseUrl(baseUrl)
  const { protocol, port, pathname } = new URL(url)
  if (protocol === 'http:' && pathname === '/')
    return { host: hostnameOf(url), port: Number(port || 80) }
  throw new Error(
    `onrampBaseUrl must have the form http://127.0.0.1:4010 with onrampMode 'serve', not ${baseUrl}. The fixtures serve over http without a path. Change it, or set onrampMode to 'intercept'.`,
  )
}
