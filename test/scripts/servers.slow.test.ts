import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

const node = [process.execPath, '--conditions=@onramp-kit/source']
const npm = ['npm', '--ignore-scripts']
const demo = [...node, 'scripts/demo.ts']
const cli = [...node, 'packages/msw/src/cli/main.ts']
/** A port that no other program waits for, such as another simulated service. */
const anyPort = ['--port', '0']
const slow = [...anyPort, '--latency', '600000']

/** Starts a command in a process group, and waits until it prints that its servers run. */
async function start(...command: readonly string[]) {
  const [file = '', ...args] = command
  const child = spawn(file, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const { pid = 0 } = child
  // With its output, which may arrive after the exit.
  const ended = once(child, 'close')
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (printed += String(text)))
  /** Whether the command or a process that it has started lives. */
  const lives = () => {
    try {
      return process.kill(-pid, 0)
    } catch {
      return false
    }
  }
  onTestFinished(() => void (lives() && process.kill(-pid, 'SIGKILL')))
  await expect.poll(() => printed, { timeout: 120_000 }).toContain('Ctrl+C')
  const urls = [...printed.matchAll(/(?:shop|service|running at) +(http:\S+)/g)]
  return { child, ended, lives, printed: () => printed, urls: urls.map(([, url = '']) => url) }
}

/** Waits until no process of the command lives, and expects its ports to be closed. */
async function expectNothingLeft({ lives, urls }: Awaited<ReturnType<typeof start>>) {
  await expect.poll(lives, { timeout: 120_000 }).toBe(false)
  for (const url of urls) await expect(fetch(url)).rejects.toThrow('fetch failed')
}

// Windows has no signals: there a process that is asked to end is ended.
const onUnix = test.skipIf(process.platform === 'win32')

onUnix.each(['SIGTERM', 'SIGINT'] as const)('the demo ends both servers on %s', async (signal) => {
  const started = await start(...demo, ...anyPort)
  expect(started.urls).toHaveLength(2)
  for (const url of started.urls) expect((await fetch(url)).status).toBeLessThan(500)
  started.child.kill(signal)
  expect(await started.ended).toEqual([0, null])
  await expectNothingLeft(started)
})

onUnix.each([
  ['start', [...npm, 'start', '--', ...anyPort], 2],
  ['run service', [...npm, 'run', 'service', '--', ...slow], 1],
] as const)('`npm %s` leaves no process when npm gets SIGTERM', async (_name, command, count) => {
  const started = await start(...command)
  expect(started.urls).toHaveLength(count)
  started.child.kill('SIGTERM')
  await expectNothingLeft(started)
})

onUnix('the service ends while a response is delayed and connections are open', async () => {
  const started = await start(...cli, ...slow)
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
  const started = await start(...node, '--import', preload, 'scripts/demo.ts', ...anyPort)
  started.child.kill('SIGUSR2')
  expect(await started.ended).toEqual([1, null])
  expect(started.printed()).toContain('Error: no file handles left')
  await expectNothingLeft(started)
})

test('the demo names the port that it uses instead of one in use', async () => {
  const other = createServer()
  // Another program may already use it.
  await new Promise<void>((resolve) => {
    other.once('error', () => resolve()).listen(4010, '127.0.0.1', resolve)
  })
  onTestFinished(() => void other.close())
  const started = await start(...demo)
  const [, port] =
    /^Port 4010 is in use, so the service uses (\d+)\.$/m.exec(started.printed()) ?? []
  expect(started.urls).toContain(`http://127.0.0.1:${port}`)
  started.child.kill('SIGKILL')
  await started.ended
})

test('the demo ends with the message and exit code of a service that cannot start', async () => {
  const [file, ...args] = [...demo, '--scenario', 'wrong']
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  child.stderr.on('data', (text) => (printed += String(text)))
  const [code] = await once(child, 'close')
  expect(printed).toContain('--scenario must be one of default')
  expect(code).toBe(2)
})
