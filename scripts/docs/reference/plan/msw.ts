import { list, type ReferencePage } from './page.ts'

const msw = '@onramp-kit/msw'

/** The page of `@onramp-kit/msw`. */
export const mswPages: readonly ReferencePage[] = [
  {
    file: 'simulator',
    title: 'Simulated service',
    description: 'The options and controls of the simulated service, and the ways to run it.',
    intro:
      '[Test your integration](../guides/testing/index.md) shows which way to run it fits which test.',
    sections: [
      {
        title: 'Create a service',
        entry: msw,
        names: list('createService ServiceOptions ServiceExtension Service HandleOptions'),
      },
      {
        title: 'Control it',
        entry: msw,
        names: list(
          'ServiceControls ServiceState OrderState CustomerState StatusHistoryEntry ServiceSnapshot ServiceError ServiceErrorCode',
        ),
      },
      {
        title: 'Settings',
        entry: msw,
        names: list(
          'scenarios Scenario ScenarioName ExtensionScenarioName Latency RateLimit ServiceKey AccountsOpening Idempotency createVirtualClock VirtualClock',
        ),
      },
      { title: 'With MSW', entry: msw, names: list('createHandlers HandlerOptions') },
      {
        title: 'In a browser',
        entry: '@onramp-kit/msw/browser',
        names: list('createOnrampWorker WorkerOptions showHostedPages StateStorage'),
      },
      {
        title: 'Over HTTP',
        entry: '@onramp-kit/msw/node',
        names: list('serve ServeOptions ServedService'),
      },
      {
        title: 'In Playwright',
        entry: '@onramp-kit/msw/playwright',
        names: list(
          'onrampFixtures OnrampTestOptions OnrampTestArgs OnrampFixture payByCard CardOptions',
        ),
      },
      {
        title: 'The superseded contract',
        entry: '@onramp-kit/superseded/simulator',
        names: list(
          'superseded SupersededOptions SupersededExtension serverFault createCookieJar CookieJar StoredCookie simulatedToken ProofVerifiers ProofContext ProofResult',
        ),
      },
    ],
  },
]
