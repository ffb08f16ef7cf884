import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { msw } from 'msw/vite'
import { normalizePath } from 'vite'
import { defineConfig } from 'vitest/config'
import { alias, stylesAsText } from './packages/element/bundle.ts'
import { launchOptions } from './scripts/browser.mjs'
import { answersConform } from './test/contract/conformance/answersConform.ts'
import { editionOf } from './test/property/edition.ts'
import { FiguresReporter } from './test/property/FiguresReporter.ts'
import { relayPages } from './test/property/hostile/relayPages.ts'
import { SecretsReporter } from './test/tools/secrets/SecretsReporter.ts'
import { settings } from './test/tools/settings.ts'

if (Number.parseInt(process.versions.node, 10) < 24)
  throw new Error(
    `The tests need Node 24 or later, and this is Node ${process.versions.node}. Use \`npm run\` or \`npx\`, which use the Node of the repository on Linux. Elsewhere install it from https://nodejs.org.`,
  )

// Dates read alike on every machine, in browsers too.
process.env['TZ'] = 'UTC'

const conditions = ['@onramp-kit/source']
/** Returns a new object for each project, because vitest mutates it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Long enough for a slow machine, on which the first page also waits for the build of dependencies.
  connectTimeout: 300_000,
  // Without its options, because vitest copies them at the start, which would already look for a browser.
  provider: { ...playwright({ launchOptions }), options: {} },
  instances: [{ browser: 'chromium' as const }],
})

const react18 = normalizePath(
  fileURLToPath(new URL('test/react-18/node_modules/', import.meta.url)),
)
const onReact18 = [
  { find: /^(react(?:-dom)?)(?=$|\/)/, replacement: `${react18}$1` },
  // Uses the ESM build, because aliases do not apply to `require`.
  {
    find: /^@testing-library\/react$/,
    replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
  },
]

/** What takes long or needs its own page, in `npm run test:slow` only: every state in every language, other processes. */
const slow = '**/*.slow.*'

/** The custom elements, which run on Preact. */
const elements = 'packages/element/src/**/*.browser.test.ts'

/** Checks browser storage after each test with a page. */
const storageHoldsNoSecret = 'test/tools/secrets/setupStorage.ts'

/** `npm run test:slow`: every look of every story. */
const isFull = process.env['TEST_EDITION'] === 'full'
/** `npm test` */
const isQuick = process.env['TEST_EDITION'] === 'quick'
/** Loading it takes seconds, and `npm test` leaves the stories to `npm run test:slow`. */
const storybook = isQuick ? undefined : await import('@storybook/addon-vitest/vitest-plugin')
const edition = editionOf(process.env)
/** One test of a proof runs thousands of cases, beside busy browsers; the full edition runs for minutes alone. */
const proofTimeout = edition.isFull ? 3_600_000 : 900_000

export default defineConfig({
  plugins: [answersConform()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  css: { postcss: fileURLToPath(new URL('packages/react', import.meta.url)) },
  test: {
    ...settings,
    // A failed test waits out such a timeout: hundreds of them would take hours. `--bail 0` runs every test.
    bail: 50,
    provide: { edition, isQuick },
    fsModuleCache: true,
    // Collects garbage seldom, and on the thread of the tests: an eighth of their CPU time.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
    // The default reporter comes last, so that a truncated log still ends with the failures.
    reporters: [new FiguresReporter(), new SecretsReporter(), 'default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Halves the time: modules load once, not once per file. So do those of the component tests.
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', slow],
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          include: ['{packages/*/src,test}/**/*.slow.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['packages/react/src/**/*.test.tsx', 'test/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx', slow],
          setupFiles: ['test/tools/setupDom.ts', storageHoldsNoSecret],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'slow dom',
          environment: 'jsdom',
          include: ['{packages/react/src,test}/**/*.slow.test.tsx'],
          setupFiles: ['test/tools/setupDom.ts', storageHoldsNoSecret],
        },
      },
      {
        extends: true,
        plugins: [react()],
        resolve: { alias: onReact18 },
        test: {
          name: 'dom on React 18',
          environment: 'jsdom',
          isolate: false,
          include: ['packages/react/src/**/*.test.tsx'],
          exclude: ['**/*.browser.test.tsx'],
          setupFiles: ['test/tools/setupDom.ts', storageHoldsNoSecret],
          // Inlined, so that they import the aliased React.
          server: { deps: { inline: ['@testing-library/react', '@tanstack/react-query'] } },
        },
      },
      {
        extends: true,
        plugins: [react(), msw({ mode: 'worker-only' })],
        test: {
          name: 'browser',
          // Files share one page: half of the time went into loading the modules for each.
          isolate: false,
          include: ['{packages/*/src,test}/**/*.browser.test.{ts,tsx}'],
          exclude: [elements, slow],
          browser: inChromium(),
          setupFiles: ['test/tools/setupBrowser.ts', storageHoldsNoSecret],
        },
      },
      {
        extends: true,
        plugins: [{ ...stylesAsText, enforce: 'pre' }],
        resolve: { alias },
        test: {
          name: 'elements',
          isolate: false,
          include: [elements],
          browser: inChromium(),
          setupFiles: [storageHoldsNoSecret],
        },
      },
      {
        extends: true,
        plugins: [react(), msw({ mode: 'worker-only' })],
        test: {
          name: 'slow in Chromium',
          include: ['{packages/*/src,test}/**/*.slow.browser.test.{ts,tsx}'],
          exclude: [elements],
          browser: inChromium(),
          setupFiles: ['test/tools/setupBrowser.ts', storageHoldsNoSecret],
        },
      },
      ...(storybook === undefined
        ? []
        : [
            {
              extends: true,
              plugins: [
                react(),
                storybook.storybookTest({ configDir: '.storybook' }),
                msw({ mode: 'worker-only' }),
              ],
              test: {
                name: 'storybook',
                browser: inChromium(),
                setupFiles: [storageHoldsNoSecret],
                env: { VITE_LOOKS: isFull ? 'all' : 'light' },
              },
            },
          ]),
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'proof',
          environment: 'node',
          include: ['test/property/**/*.proof.{ts,tsx}'],
          exclude: ['**/*.browser.proof.*'],
          testTimeout: proofTimeout,
        },
      },
      {
        extends: true,
        plugins: [react(), msw({ mode: 'worker-only' }), relayPages()],
        test: {
          name: 'proof in Chromium',
          include: ['test/property/**/*.browser.proof.{ts,tsx}'],
          browser: inChromium(),
          setupFiles: [storageHoldsNoSecret],
          testTimeout: proofTimeout,
        },
      },
    ],
  },
})
