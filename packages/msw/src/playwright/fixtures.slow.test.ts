import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Runs a merchant's tests with Playwright. Without a page they start no browser. */
async function runTests(use: object, tests: string): Promise<string> {
  // Inside node_modules, so that the packages resolve by name.
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'playwright-'))
  try {
    const config = { testDir: '.', workers: 1, reporter: 'line', use }
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(
      join(folder, 'playwright.config.js'),
      `export default ${JSON.stringify(config)}`,
    )
    await writeFile(
      join(folder, 'own.spec.js'),
      `import { onrampFixtures } from '@onramp-kit/msw/playwright'
      import { expect, test as base } from '@playwright/test'
      const test = base.extend(onrampFixtures)
      ${tests}`,
    )
    const cli = join(root, 'node_modules/@playwright/test/cli.js')
    const env = { ...process.env, NODE_OPTIONS: '--conditions=@onramp-kit/source' }
    return await new Promise((resolve) => {
      execFile(process.execPath, [cli, 'test'], { cwd: folder, env }, (_error, stdout) =>
        resolve(stdout),
      )
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('each test gets a new service on a free port, which stops after the test', async () => {
  const output = await runTests(
    { onrampMode: 'serve', onrampOptions: { scenario: 'declined' } },
    `let previous
    for (const turn of [1, 2]) test('turn ' + turn, async ({ onramp }) => {
      if (previous) await expect(fetch(previous + '/v1/fx')).rejects.toThrow('fetch failed')
      expect((await fetch(onramp.baseUrl + '/v1/fx')).status).toBe(200)
      expect(onramp.service.state()).toMatchObject({ scenario: 'declined', requests: { 'fx.rates': 1 } })
      previous = onramp.baseUrl
    })`,
  )
  expect(output).toContain('2 passed')
})

test.each([
  [
    'a missing base URL',
    {},
    'onrampBaseUrl must be an http(s) URL without user, query or fragment, not undefined. The fixtures intercept the requests to the baseUrl of your client. Set onrampBaseUrl to it in playwright.config.ts',
  ],
  [
    'a base URL without a scheme',
    { onrampBaseUrl: 'localhost:4010' },
    'onrampBaseUrl must be an http(s) URL without user, query or fragment, not localhost:4010.',
  ],
  [
    'a base URL that the service cannot listen at',
    { onrampMode: 'serve', onrampBaseUrl: 'https://service.example/onramp' },
    "onrampBaseUrl must have the form http://127.0.0.1:4010 with onrampMode 'serve', not https://service.example/onramp.",
  ],
])('the fixtures reject %s', async (_what, use, message) => {
  const output = await runTests(use, `test('runs', ({ onramp }) => {})`)
  expect(output).toContain(message)
  expect(output).toContain('1 failed')
})
