import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/browser.mjs'
import { base } from './place.ts'

const port = 4321

export default defineConfig({
  testDir: 'test',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}${base}`,
    launchOptions,
    locale: 'en-US',
  },
  webServer: {
    command: `"${process.execPath}" site/test/serve.ts ${port}`,
    cwd: '..',
    url: `http://127.0.0.1:${port}${base}`,
  },
})
