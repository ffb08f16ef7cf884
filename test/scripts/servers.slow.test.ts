import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const node = [process.execPath, '--conditions=@onramp-kit/source']
const demo = [...node, 'scripts/demo.ts']
const cli = [...node, 'packages/msw/src/cli/main.ts']
/** A port that no other program waits for, such as another simulated service. */
const anyPort = ['--port', '0']
const slow = [...anyPort, '--latency', '600000']

/** Starts a command in a process group, and waits until it prints the URLs of its servers. */
async function start(command: readonly string[], count: number) {
  const [file = '', ...args] = command
  const child = spawn(file, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid = 0 } = child
  // With its output, which may arrive after the exit.
  const ended = once(child, 'close')
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (text += String(part)))
  const printed = () => stripVTControlCharacters(text)
  const urls = () =>
    [...printed().matchAll(/(?:Local:|running at) +(http:\S+)/g)].map(([, url = '']) => url)
  /** Whether the command or a process that it has started lives. */
  const lives = () => {
    try {
      return process.kill(-pid, 0)
    } catch {
      return false
    }
  }
  onTestFinished(() => void (lives() && process.kill(-pid, 'SIGKILL')))
  await expect.poll(urls, { timeout: 120_000 }).toHaveLength(count)
  return { child, ended, lives, printed, urls: urls() }
}

/** Waits until no process of the command lives, and expects its ports to be closed. */
async function expectNothingLeft({ lives, urls }: Awaited<ReturnType<typeof start>>) {
  await expect.poll(lives, { timeout: 120_000 }).toBe(false)
  for (const url of urls) await expect(fetch(url)).rejects.toThrow('fetch failed')
}

// Windows has no signals: there a process that is asked to end is ended.
const onUnix = test.skipIf(process.platform === 'win32')

onUnix.each(['SIGTERM', 'SIGINT'] as const)('the demo ends both servers on %s', async (signal) => {
  const started = await start([...demo, ...anyPort], 2)
  for (const url of started.urls) expect((await fetch(url)).status).toBeLessThan(500)
  started.child.kill(signal)
  expect(await started.ended).toEqual([0, null])
  await expectNothingLeft(started)
})

onUnix('`npm start` leaves no process when npm gets SIGTERM', async () => {
  const started = await start(['npm', '--ignore-scripts', 'start', '--', ...anyPort], 2)
  expect(started.printed()).toContain('Card       4242')
  started.child.kill('SIGTERM')
  await expectNothingLeft(started)
})

onUnix('the service ends while a response is delayed and connections are open', async () => {
  const started = await start([...cli, ...slow], 1)
  const [url = ''] = started.urls
  // The control responds at once and leaves its connection open.
  await (await fetch(`${url}/_simulator/state`)).text()
  const delayed = fetch(`${url}/v1/fx`)
  delayed.catch(() => {})
  const requests = async () => {
    const state = await (await fetch(`${url}/_simulator/state`)).json()
    return (state as { requests: Record<string, number> }).requests['fx.rates']
  }
  await expect.poll(requests).toBe(1)
  started.child.kill('SIGTERM')
  expect(await started.ended).toEqual([0, null])
  await expect(delayed).rejects.toThrow('fetch failed')
  await expectNothingLeft(started)
})

onUnix('a crash of one server ends both and prints the reason', async () => {
  const crash = "process.on('SIGUSR2', () => { throw new Error('no file handles left') })"
  const preload = `data:text/javascript,${encodeURIComponent(crash)}`
  const started = await start([...node, '--import', preload, 'scripts/demo.ts', ...anyPort], 2)
  started.child.kill('SIGUSR2')
  expect(await started.ended).toEqual([1, null])
  expect(started.printed()).toContain('Error: no file handles left')
  await expectNothingLeft(started)
})

test('the demo ends with the message and exit code of a service that cannot start', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  const run = (...flags: readonly string[]) => {
    const [file = '', ...args] = [...demo, ...flags]
    const { status, stderr } = spawnSync(file, args, { encoding: 'utf8' })
    return [status, stderr.split('\n')[0]]
  }
  expect(run('--scenario', 'wrong')).toEqual([
    2,
    expect.stringMatching(/^--scenario must be one of /),
  ])
  expect(run('--port', String(port))).toEqual([
    1,
    `Port ${port} on 127.0.0.1 is already in use. Stop the other process or choose another port: --port 0 picks a free one.`,
  ])
})
