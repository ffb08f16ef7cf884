// Runs the tests in Firefox and WebKitGTK, as far as this machine has them; says how to install the others.
//
//   npm run test:browsers                 in every browser that is installed
//   npm run test:browsers -- --required   fails if one is missing
//   npm run test:browsers -- firefox      only in this browser
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findFirefox, testedBrowsers } from '../test/browsers/findBrowsers.ts'

const { values, positionals } = parseArgs({
  options: {
    // CI sets the variable.
    required: { type: 'boolean', default: process.env['REQUIRE_BROWSERS'] === 'true' },
  },
  allowPositionals: true,
})

const all = testedBrowsers()
for (const name of positionals)
  if (all.every((each) => each.name !== name))
    throw new Error(
      `There is no browser "${name}". The browsers are ${all.map((each) => each.name).join(', ')}.`,
    )
const wanted = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const missing = wanted.filter((browser) => browser.missing.length > 0)
const found = wanted.filter((browser) => browser.missing.length === 0)

if (found.length > 0) {
  // Other folders: the tests in Chromium can run at the same time.
  const env = { ...process.env, E2E_PAGES: '.generated/browsers/pages' }
  const output = ['--output', '.generated/browsers/runs']
  const projects = found.map(({ name }) => `--project=${name}`)
  const { status } = spawnSync(
    'playwright',
    // These browsers were only tried with one test at a time.
    ['test', '--workers', '1', ...output, ...projects],
    { stdio: 'inherit', env: { ...env, FIREFOX_PATH: findFirefox() ?? '' } },
  )
  process.exitCode = status ?? 1
}
// Last, so that the end of a long log says it.
for (const browser of missing)
  console.log(
    `Not tested in ${browser.title}: ${browser.missing.join(', ')} not found. ${browser.install}`,
  )
if (values.required && missing.length > 0) process.exitCode = 1
