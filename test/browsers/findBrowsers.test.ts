import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFirefox, findWebKitDriver, testedBrowsers } from './findBrowsers.ts'

/** A folder with these programs. */
function folderWith(...programs: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-browsers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const program of programs) {
    writeFileSync(join(folder, program), '')
    chmodSync(join(folder, program), 0o755)
  }
  return folder
}

test('finds an installed Firefox and WebKitWebDriver in the folders of PATH', () => {
  const PATH = folderWith('firefox', 'WebKitWebDriver')
  expect(findFirefox({ PATH })).toBe(join(PATH, 'firefox'))
  expect(findWebKitDriver({ PATH })).toBe(join(PATH, 'WebKitWebDriver'))
})

test('prefers FIREFOX_PATH and WEBKIT_DRIVER', () => {
  const PATH = folderWith('firefox', 'WebKitWebDriver')
  const own = folderWith('nightly', 'driver')
  const env = { PATH, FIREFOX_PATH: join(own, 'nightly'), WEBKIT_DRIVER: join(own, 'driver') }
  expect(findFirefox(env)).toBe(env.FIREFOX_PATH)
  expect(findWebKitDriver(env)).toBe(env.WEBKIT_DRIVER)
})

test('finds no Firefox if FIREFOX_PATH does not exist', () => {
  const PATH = folderWith('firefox')
  expect(findFirefox({ PATH, FIREFOX_PATH: join(PATH, 'nightly') })).toBeUndefined()
})

test('names what a machine without browsers lacks, and how to install it', () => {
  const [firefox, webkit] = testedBrowsers({ PATH: folderWith() })
  expect(firefox?.missing).toEqual(['Firefox'])
  expect(firefox?.install).toContain('firefox-esr')
  expect(webkit?.missing).toEqual(expect.arrayContaining(['WebKitWebDriver', 'Xvfb']))
  expect(webkit?.install).toContain('webkit2gtk-driver')
})
