import { expect, test } from 'vitest'
import { freePort } from '../../scripts/freePort.ts'
import { run, start } from '../../scripts/processes.ts'

const node = (...args: readonly string[]) => [process.execPath, args] as const

test('a command returns its output', async () => {
  await expect(run(...node('-p', '6 * 7'))).resolves.toBe('42')
})

test('a failed command rejects with its code and its output', async () => {
  const failed = run(...node('-e', 'console.error("no"); process.exit(3)'))
  await expect(failed).rejects.toThrow(/ended with code 3\.\nno$/)
})

test('a missing command rejects with the reason', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow('ENOENT')
})

test('a server that ends before it responds rejects with its output', async () => {
  const url = `http://127.0.0.1:${await freePort('127.0.0.1', 0)}`
  const server = start(...node('-e', 'console.error("no port")'), () => url)
  await expect(server).rejects.toThrow('ended with code 0.\nno port')
})

test('a server responds at the URL that it prints, and ends when it is stopped', async () => {
  const program = `const server = require('node:http').createServer((_, response) => response.end())
    server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`
  const { url, stop } = await start(...node('-e', program), (output) => output || undefined)
  expect((await fetch(url)).status).toBe(200)
  await stop()
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
