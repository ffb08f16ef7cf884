import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import { reservePorts } from '../scripts/reservePorts.ts'
import { base } from './place.ts'

/** Reserved once in a run; workers read it from the environment. */
const port = (process.env['SITE_PORT'] ??= String((await reservePorts(1))[0]))

export default defineConfig({
  testDir: 'test',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  // Long enough for a slow machine; a passing test does not wait longer.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}${base}`,
    launchOptions,
    locale: 'en-US',
  },
  webServer: {
    command: `"${process.execPath}" site/test/serve.ts ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}${base}`,
    timeout: 300_000,
  },
})
