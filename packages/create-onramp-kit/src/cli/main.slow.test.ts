import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { usage } from './usage.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** Runs the command in its own process, on the given version of Node. Its output may have no reader. */
function createOnrampKit(
  args: readonly string[],
  node = process.versions.node,
  { isRead = true } = {},
) {
  const setNode = `Object.defineProperty(process.versions, 'node', { value: '${node}' })`
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(setNode)}`]
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(process.execPath, [...flags, main, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
    if (!isRead) child.stdout?.destroy()
  })
}

test('the command prints its help', async () => {
  expect(await createOnrampKit(['--help'])).toEqual({ code: 0, stdout: usage, stderr: '' })
})

test('the command keeps its exit code if the reader of its output has ended', async () => {
  const { code, stderr } = await createOnrampKit(['--help'], undefined, { isRead: false })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
})

test('the command does not wait for answers without a terminal', async () => {
  const { code, stderr } = await createOnrampKit([])
  expect(stderr).toContain('This terminal cannot ask for the folder and the template.')
  expect(code).toBe(1)
})

test.each(['18.20.8', '22.11.0'])(
  'the command says which Node it needs on Node %s',
  async (node) => {
    expect(await createOnrampKit(['--help'], node)).toEqual({
      code: 1,
      stdout: '',
      stderr: `create-onramp-kit needs Node >=22.12. This is Node ${node}. Install a current one from https://nodejs.org.\n`,
    })
  },
)
