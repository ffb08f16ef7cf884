import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const { engines, peerDependencies } = JSON.parse(
  readFileSync(join(here, '../../package.json'), 'utf8'),
) as { engines: { node: string }; peerDependencies: { msw: string } }

/** Runs `onramp-service --help` on the given versions, in a project whose msw has no `msw/http`, as msw 2. */
function runOn({ node, msw }: { node?: string; msw?: string }) {
  const project = mkdtempSync(join(tmpdir(), 'onramp-kit-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  cpSync(here, join(project, 'cli'), { recursive: true })
  writeFileSync(join(project, 'package.json'), '{"type":"module"}')
  if (msw) {
    const folder = join(project, 'node_modules/msw')
    mkdirSync(folder, { recursive: true })
    const exports = { '.': './index.js', './package.json': './package.json' }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: msw, exports }))
    writeFileSync(join(folder, 'index.js'), '')
  }
  const setNode = node
    ? `Object.defineProperty(process.versions, 'node', { value: '${node}' })`
    : ''
  const args = ['--import', `data:text/javascript,${encodeURIComponent(setNode)}`]
  const main = join(project, 'cli/main.ts')
  return spawnSync(process.execPath, [...args, main, '--help'], { encoding: 'utf8' })
}

const onramp = (lacks: string) => `onramp-service needs ${lacks}\n`
const install = 'Install it: npm install --save-dev msw@3'

test.each([
  ['2.15.0', onramp(`msw 3, and found msw 2.15.0. ${install}`)],
  [undefined, onramp(`msw 3, and found none. ${install}`)],
])('onramp-service tells what to install when it finds msw %s', (msw, message) => {
  const { status, stderr, stdout } = runOn({ ...(msw && { msw }) })
  expect({ status, stderr, stdout }).toEqual({ status: 1, stderr: message, stdout: '' })
})

test.each(['20.20.2', '22.11.0'])('onramp-service tells which Node it needs on Node %s', (node) => {
  const { status, stderr } = runOn({ node, msw: '3.0.5' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: onramp(
      `Node 22.12 or later. This is Node ${node}. Install a current one from https://nodejs.org.`,
    ),
  })
})

test('onramp-service names a wrong Node and a wrong msw at once', () => {
  expect(runOn({ node: '20.20.2', msw: '2.15.0' }).stderr.trim().split('\n')).toHaveLength(2)
})

test.each(['22.12.0', '24.0.0'])('onramp-service starts on Node %s with msw 3', (node) => {
  // It fails later, because this msw is empty.
  expect(runOn({ node, msw: '3.4.0' }).stderr).not.toContain('onramp-service needs')
})

test('the manifest requires the same Node and msw', () => {
  expect(engines.node).toBe('>=22.12')
  expect(peerDependencies.msw).toMatch(/^\^3\./)
})

test('onramp-service runs its command to the end if the reader of its output has ended', async () => {
  const flags = ['--conditions=@onramp-kit/source', join(here, 'main.ts'), '--port', '0']
  const command = [process.execPath, '--eval', 'process.exitCode = 7']
  const child = spawn(process.execPath, [...flags, '--', ...command])
  child.stdout.destroy()
  child.stderr.destroy()
  expect(await once(child, 'exit')).toEqual([7, null])
})
