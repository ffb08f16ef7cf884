import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { findChromium, type Machine } from '../../scripts/findChromium.ts'

const downloaded = '/playwright/chrome'
const unpacked = '/node_modules/.cache/chromium/start'
const programs = {
  ProgramFiles: 'C:\\Program Files',
  'ProgramFiles(x86)': 'C:\\Program Files (x86)',
}

/** A machine with the given files. */
function machine(
  system: 'linux-x64' | 'linux-arm64' | 'darwin-x64' | 'darwin-arm64' | 'win32-x64' | 'win32-arm64',
  files: readonly string[] = [],
  env: Machine['env'] = {},
): Machine {
  const [platform, arch] = system.split('-') as [NodeJS.Platform, 'x64' | 'arm64']
  const exists = (path: string) => files.includes(path)
  return { platform, arch, env, exists, downloaded, unpack: () => unpacked }
}

test('CHROME_PATH comes first, then the download of Playwright, then the npm package', () => {
  const env = { CHROME_PATH: '/own/chrome', PATH: '/usr/bin' }
  const files = ['/own/chrome', downloaded, '/usr/bin/chromium']
  expect(findChromium(machine('linux-x64', files, env))).toBe('/own/chrome')
  expect(findChromium(machine('linux-x64', files))).toBe(downloaded)
  expect(findChromium(machine('linux-x64', ['/usr/bin/chromium'], { PATH: '/usr/bin' }))).toBe(
    unpacked,
  )
})

test('a machine whose npm package is missing uses a browser from the PATH', () => {
  const without = machine('linux-x64', ['/usr/bin/chromium'], { PATH: '/usr/bin' })
  expect(findChromium({ ...without, unpack: () => undefined })).toBe('/usr/bin/chromium')
})

test.each<[...Parameters<typeof machine>]>([
  ['linux-arm64', ['/opt/bin/chromium'], { PATH: '/usr/bin:/opt/bin' }],
  ['linux-arm64', ['/usr/bin/google-chrome'], { PATH: '/usr/bin' }],
  ['darwin-arm64', ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']],
  [
    'darwin-x64',
    ['/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium'],
    { HOME: '/Users/ada' },
  ],
  ['darwin-x64', ['/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge']],
  ['win32-x64', ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'], programs],
  [
    'win32-arm64',
    ['C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe'],
    { LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local' },
  ],
  ['win32-x64', ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'], programs],
])('on %s the browser %j is found', (system, files, env) => {
  expect(findChromium(machine(system, files, env))).toBe(files?.[0])
})

test.each([
  [
    'linux-arm64',
    'No Chromium found for the browser tests: on linux-arm64 the dependencies contain none that runs. Run `npx playwright install --with-deps chromium`, install the package `chromium` of your system, or set CHROME_PATH to the executable of a Chromium.',
  ],
  [
    'darwin-arm64',
    'No Chromium found for the browser tests: on darwin-arm64 the dependencies contain none that runs. Run `npx playwright install chromium`, install Google Chrome, or set CHROME_PATH to the executable of a Chromium.',
  ],
  [
    'win32-x64',
    'No Chromium found for the browser tests: on win32-x64 the dependencies contain none that runs. Run `npx playwright install chromium`, install Google Chrome, or set CHROME_PATH to the executable of a Chromium.',
  ],
] as const)(
  'without a browser on %s the error names the command to install one',
  (system, text) => {
    expect(() => findChromium(machine(system))).toThrow(new Error(text))
  },
)

test('a CHROME_PATH that does not exist is reported, not ignored', () => {
  const wrong = machine('linux-x64', [downloaded], { CHROME_PATH: '/gone/chrome' })
  expect(() => findChromium(wrong)).toThrow(
    'CHROME_PATH is "/gone/chrome", which does not exist. Set it to the executable of a Chromium, or unset it.',
  )
})

test('the node tests run on a machine without a browser', () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'list', '--no-static-parse']
  const args = [...vitest, '--project', 'node', 'packages/core/src/money/']
  const env = { ...process.env, CHROME_PATH: '/gone/chrome' }
  const { status, stderr, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(stderr).not.toContain('CHROME_PATH')
  expect(stdout).toContain('packages/core/src/money/')
  expect(status).toBe(0)
})
