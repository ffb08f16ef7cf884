import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/freePort.ts'
import { createProcesses } from '../../scripts/processes.ts'

const place = { cwd: '.' }

function processes() {
  const created = createProcesses()
  onTestFinished(() => created.stop())
  return created
}

test('a command returns its output', async () => {
  const run = processes().run(process.execPath, ['-p', '6 * 7'], place)
  await expect(run).resolves.toBe('42')
})

test('a failed command rejects with its code and its output', async () => {
  const run = processes().run(
    process.execPath,
    ['-e', 'console.error("no"); process.exit(3)'],
    place,
  )
  await expect(run).rejects.toThrow(/ended with code 3\.\nno$/)
})

test('a missing command rejects with the reason', async () => {
  await expect(processes().run('no-such-command', [], place)).rejects.toThrow('ENOENT')
})

test('a server that ends before it responds rejects with its output', async () => {
  const url = `http://127.0.0.1:${await freePort('127.0.0.1', 0)}`
  const serve = processes().serve(['-e', 'console.error("no port")'], { ...place, url })
  await expect(serve).rejects.toThrow(`before it served ${url}.\nno port`)
})

test('a server ends with the processes', async () => {
  const { serve, stop } = processes()
  const port = await freePort('127.0.0.1', 0)
  const url = `http://127.0.0.1:${port}`
  const program = `require('node:http').createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`
  await serve(['-e', program], { ...place, url })
  expect((await fetch(url)).status).toBe(200)
  await stop()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
