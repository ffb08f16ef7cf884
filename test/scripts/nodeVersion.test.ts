import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nodeProblem } from '../../scripts/nodeVersion.mjs'

const tooOld = 'This repository needs Node 24 or later, and this is Node 22.21.1.'

/** Runs the setup of an installed repository as on another machine. */
function setUpOn(machine: object) {
  const root = mkdtempSync(join(tmpdir(), 'onramp-kit-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const scripts = ['scripts/setup.mjs', 'scripts/nodeVersion.mjs']
  for (const script of scripts) cpSync(script, join(root, script))
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}')

  const pretend = `for (const [name, value] of Object.entries(${JSON.stringify(machine)}))
    Object.defineProperty(process, name, { value })`
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`
  const args = ['--import', preload, join(root, 'scripts/setup.mjs')]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, printed: stdout + stderr }
}

test.each(['darwin', 'win32'])(
  'on %s an older Node stops with the version it needs',
  (platform) => {
    expect(setUpOn({ platform, arch: 'arm64', versions: { node: '22.21.1' } })).toEqual({
      status: 1,
      printed: `${tooOld} Install it from https://nodejs.org, then run the command again.\n`,
    })
  },
)

test.each([
  ['darwin', 'arm64', '24.0.0'],
  ['win32', 'x64', '26.1.0'],
  // The dependencies contain a Node for these.
  ['linux', 'x64', '20.20.2'],
  ['linux', 'arm64', '20.20.2'],
])('on %s-%s the setup runs on Node %s', (platform, arch, node) => {
  expect(setUpOn({ platform, arch, versions: { node } })).toEqual({ status: 0, printed: '' })
})

test('on Linux the tests refuse an older Node and name the commands that use the right one', () => {
  expect(nodeProblem({ platform: 'linux', arch: 'arm64', versions: { node: '22.21.1' } })).toBe(
    `${tooOld} Use \`npm run\` or \`npx\`, which use the Node of the repository.`,
  )
})
