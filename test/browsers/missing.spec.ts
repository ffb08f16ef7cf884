// In place of the tests in a browser that this machine lacks. In CI they have to run.
import { test } from '@playwright/test'
import { testedBrowsers } from './findBrowsers.ts'

for (const { name, title, missing, install } of testedBrowsers())
  test(`${title} is installed. ${install}`, { tag: `@${name}` }, () => {
    test.skip(process.env['REQUIRE_BROWSERS'] !== 'true')
    throw new Error(`${missing.join(', ')} not found. ${install}`)
  })
