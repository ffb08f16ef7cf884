import { expect, test } from 'vitest'
import { openOrder } from '../rig.test.helper.ts'
import { serve } from '../server/serve.ts'
import { createService } from '../service/createService.ts'
import { run } from './run.ts'

/** Runs the command; `whileUp` is what happens until it is told to stop. */
async function runCli(args: readonly string[], whileUp = async (_out: string) => {}) {
  const written = { out: '', err: '' }
  const code = await run(args, {
    out: (text) => {
      written.out += text
    },
    err: (text) => {
      written.err += text
    },
    stopped: () => whileUp(written.out),
  })
  return { code, ...written }
}

test('serves until it is stopped, and says where, with which keys and controls', async () => {
  let address = ''
  const { code, out } = await runCli(['--port', '0', '--seed', '7'], async (banner) => {
    address = /http:\S+/.exec(banner)?.[0] ?? ''
    expect((await fetch(`${address}/_simulator/state`)).status).toBe(200)
  })
  expect(code).toBe(0)
  expect(out).toContain('svc_public_sandbox_demo')
  expect(out).toContain('/_simulator/clock')
  await expect(fetch(address)).rejects.toThrow()
})

test('says what to give the client, and the card and code to pay with', async () => {
  const { out } = await runCli(['--port', '0', '--seed', '7'])
  const address = /http:\S+/.exec(out)?.[0]
  expect(out).toContain(`give the client baseUrl: '${address}'`)
  expect(out).toContain('4242 4242 4242 4242')
  expect(out).toMatch(/code: 123456$/m)
  expect(out).toContain('--seed 7 ')
})

test.each(['0.0.0.0', '::'])('on every address %s names one that can be asked', async (host) => {
  await runCli(['--port', '0', '--host', host], async (banner) => {
    const address = /http:\S+/.exec(banner)?.[0] ?? ''
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${address}/_simulator/state`)).status).toBe(200)
  })
})

test('gives other ids in every run, and the same ones for the seed it printed', async () => {
  const open = async (flags: readonly string[]) => {
    let id = ''
    const { out } = await runCli(['--port', '0', ...flags], async (banner) => {
      const address = /http:\S+/.exec(banner)?.[0] ?? ''
      const handle = (request: Request) => fetch(address + new URL(request.url).pathname, request)
      id = (await openOrder({ handle })).order_id
    })
    return { id, seed: /^Seed +(\d+)/m.exec(out)?.[1] ?? '' }
  }
  const [first, second] = [await open([]), await open([])]
  expect(second.id).not.toBe(first.id)
  expect(await open(['--seed', first.seed])).toEqual(first)
})

test('takes the rate limit from its flag', async () => {
  await runCli(['--port', '0', '--rate-limit', '1'], async (banner) => {
    const address = /http:\S+/.exec(banner)?.[0] ?? ''
    const send = () =>
      fetch(`${address}/v1/card/quote`, {
        method: 'POST',
        headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
      })
    expect((await send()).status).toBe(400)
    expect((await send()).status).toBe(429)
  })
})

test('prints its flags with --help', async () => {
  const { code, out } = await runCli(['--help'])
  expect(code).toBe(0)
  for (const flag of ['--port', '--host', '--seed', '--rate-limit']) expect(out).toContain(flag)
})

test.each([
  [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x". Try --port 4010.'],
  [['--port', '65536'], '--port must be'],
  [['--seed', '1.5'], '--seed must be'],
  [['--rate-limit', '0'], '--rate-limit must be a whole number from 1'],
  [['--prot', '1'], "Unknown option '--prot'"],
  [['4010'], "Unexpected argument '4010'"],
])('refuses %j with exit code 2', async (args, words) => {
  const { code, err, out } = await runCli(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(words)
  expect(err).toContain('See onramp-service --help.')
})

test('names the remedy when the port is taken', async () => {
  const { close, url } = await serve(createService())
  const { port } = new URL(url)
  const { code, err } = await runCli(['--port', port])
  expect(code).toBe(1)
  expect(err).toBe(
    `Port ${port} on 127.0.0.1 is taken. Stop what listens there, or choose another: --port 0 finds a free one.\n`,
  )
  await close()
})

test('names the remedy for an address this machine does not have', async () => {
  const { code, err } = await runCli(['--port', '0', '--host', '192.0.2.1'])
  expect(code).toBe(1)
  expect(err).toContain('Check --host')
})
