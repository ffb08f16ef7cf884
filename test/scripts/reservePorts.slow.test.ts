import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { reservePorts } from '../../scripts/reservePorts.ts'

/** Reserves ports in a process of its own, which keeps them until it is ended. */
async function reserveElsewhere(count: number) {
  const module = pathToFileURL(resolve('scripts/reservePorts.ts')).href
  const program = `const { reservePorts } = await import('${module}')
    console.log((await reservePorts(${count})).join())
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  const end = () => {
    child.kill('SIGKILL')
    return once(child, 'exit')
  }
  return { ports: String(printed).trim().split(',').map(Number), end }
}

/** Listens on a port at the address of the simulated service. */
async function occupy(port: number) {
  const server = createServer()
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done))
  onTestFinished(() => void server.close())
}

test('two runs at the same time get different ports', async () => {
  const runs = await Promise.all([reserveElsewhere(5), reserveElsewhere(5), reservePorts(5)])
  const ports = runs.flatMap((run) => ('ports' in run ? run.ports : run))
  expect(new Set(ports).size).toBe(15)
})

test('a run gets no port that another program uses, and leaves those it got free to listen on', async () => {
  const before = await reserveElsewhere(3)
  await before.end()
  await occupy(before.ports[1] ?? 0)
  const after = await reservePorts(3)
  expect(after.filter((port) => before.ports.includes(port))).toEqual([])
  for (const port of after) await occupy(port)
})
