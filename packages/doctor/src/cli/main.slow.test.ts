import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { KEY, startService, WALLET } from '../doctor.test.helper.ts'
import { usage } from './usage.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Runs the command in its own process, on the given version of Node. Its output may have no reader. */
function onrampDoctor(
  args: readonly string[],
  { node = process.versions.node, isRead = true } = {},
) {
  const setNode = `Object.defineProperty(process.versions, 'node', { value: '${node}' })`
  const flags = [
    '--conditions=@onramp-kit/source',
    '--import',
    `data:text/javascript,${encodeURIComponent(setNode)}`,
  ]
  const { NO_COLOR: _, FORCE_COLOR: __, ...inherited } = process.env
  const env = { ...inherited, ONRAMP_KEY: KEY }
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...flags, main, ...args],
      { env },
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
    if (isRead) return
    child.stdout?.destroy()
    child.stderr?.destroy()
  })
}

test('onramp-doctor prints its help', async () => {
  expect(await onrampDoctor(['--help'])).toEqual({ code: 0, stdout: usage, stderr: '' })
})

test('onramp-doctor takes the key from the environment, and prints no color into a pipe', async () => {
  const { url } = await startService({ railSegment: 'crypto' })
  const { code, stdout } = await onrampDoctor(['--base-url', url, '--wallet', WALLET])
  expect(stdout).toContain("railSegment: 'crypto'")
  expect(stdout).not.toContain('\u001B')
  expect(code).toBe(1)
})

test('onramp-doctor keeps its exit code if the reader of its output has ended', async () => {
  const { url } = await startService()
  const { code } = await onrampDoctor(['--base-url', url, '--wallet', WALLET], { isRead: false })
  expect(code).toBe(0)
})

test('onramp-doctor says which Node it needs', async () => {
  const { code, stderr } = await onrampDoctor(['--help'], { node: '22.11.0' })
  expect(stderr).toBe(
    'onramp-doctor needs Node 22.12 or later. This is Node 22.11.0. Install a current one from https://nodejs.org.\n',
  )
  expect(code).toBe(64)
})

test('the manifest requires the same Node', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { engines: object }
  expect(manifest.engines).toEqual({ node: '>=22.12' })
})
