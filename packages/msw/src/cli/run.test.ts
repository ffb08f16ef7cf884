import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openOrder, purchase, SANDBOX_KEY } from '../harness.test.helper.ts'
import { serve } from '../node/serve.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { controlEndpoints } from '../service/control/controlEndpoints.ts'
import { createService } from '../service/createService.ts'
import { createIdSource } from '../service/random.ts'
import { loadContract } from './contracts.ts'
import { parseFlags } from './parseFlags.ts'
import { run } from './run.ts'

/** Runs the command until `whileUp` resolves, and rejects with its error, which the command would only print. */
async function runCli(args: readonly string[], whileUp = async (_out: string) => {}) {
  const written = { out: '', err: '' }
  const failures: unknown[] = []
  const code = await run(args, {
    out: (text) => {
      written.out += text
    },
    err: (text) => {
      written.err += text
    },
    stopped: () => whileUp(written.out).catch((error: unknown) => void failures.push(error)),
  })
  for (const failure of failures) throw failure
  return { code, ...written }
}

const never = () => new Promise<void>(() => {})
const addressIn = (out: string) => /http:\S+/.exec(out)?.[0] ?? ''

/** Serves with flags on a free port while `whileUp` runs. */
async function whileServing(flags: readonly string[], whileUp: (url: string) => Promise<void>) {
  await runCli(['--port', '0', ...flags], (banner) => whileUp(addressIn(banner)))
}

/** Posts JSON to a route or a control. Returns the status. */
async function post(url: string, body: object) {
  const headers = { 'content-type': 'application/json', 'x-svc-publishable-key': SANDBOX_KEY }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.status
}

test('serves until stopped, and prints URL, keys and controls', async () => {
  let address = ''
  const { code, out } = await runCli(['--port', '0', '--seed', '7'], async (banner) => {
    address = addressIn(banner)
    expect((await fetch(`${address}/_simulator/state`)).status).toBe(200)
  })
  expect(code).toBe(0)
  expect(out).toContain('svc_public_sandbox_demo')
  expect(out).toContain('/_simulator/clock')
  await expect(fetch(address)).rejects.toThrow()
})

test("prints the client's baseUrl, the test card and the one-time code", async () => {
  const { out } = await runCli(['--port', '0', '--seed', '7'])
  expect(out).toContain(`baseUrl: '${addressIn(out)}'`)
  expect(out).toContain('4242 4242 4242 4242')
  expect(out).toMatch(/code: 123456$/m)
  expect(out).toMatch(/--seed 7\)$/m)
})

const everywhere = ['0.0.0.0', '0', '::', '0:0:0:0:0:0:0:0']
test.each(everywhere)('prints a URL that works when it listens on %s', async (host) => {
  await whileServing(['--host', host], async (url) => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${url}/_simulator/state`)).status).toBe(200)
  })
})

test('answers at its URL when it listens on an address that URLs spell otherwise', async () => {
  await whileServing(['--host', '::FFFF:127.0.0.1'], async (url) => {
    expect((await fetch(`${url}/_simulator/state`)).status).toBe(200)
  })
})

test('gives new ids in every run, and the same ids for the printed seed', async () => {
  const open = async (flags: readonly string[]) => {
    let id = ''
    const { out } = await runCli(['--port', '0', ...flags], async (banner) => {
      const address = addressIn(banner)
      const handle = (request: Request) => fetch(address + new URL(request.url).pathname, request)
      id = (await openOrder({ handle })).order_id
    })
    return { id, seed: /^Seed +(\d+)/m.exec(out)?.[1] ?? '' }
  }
  const [first, second] = [await open([]), await open([])]
  expect(second.id).not.toBe(first.id)
  expect(await open(['--seed', first.seed])).toEqual(first)
})

test('applies --rate-limit', async () => {
  await whileServing(['--rate-limit', '1'], async (url) => {
    expect(await post(`${url}/v1/card/quote`, {})).toBe(400)
    expect(await post(`${url}/v1/card/quote`, {})).toBe(429)
  })
})

test('applies --scenario, --latency and --markets', async () => {
  const flags = ['--scenario', 'rail_down', '--latency', '1-2', '--markets', 'GB,DE']
  await runCli(['--port', '0', ...flags], async (banner) => {
    expect(banner).toContain(`rail_down: ${scenarios.rail_down.description}`)
    const url = addressIn(banner)
    const quote = (country: string) => post(`${url}/v1/card/quote`, { ...purchase, country })
    expect(await quote('GB')).toBe(502)
    await post(`${url}/_simulator/scenario`, { name: 'default' })
    expect([await quote('GB'), await quote('US')]).toEqual([200, 400])
  })
})

test('accepts a payment method of the merchant with --payment-methods, and no other', async () => {
  await whileServing(['--payment-methods', 'card,sepa'], async (url) => {
    const buy = (payment_method: string) =>
      post(`${url}/v1/card/checkout`, { ...purchase, payment_method })
    expect([await buy('sepa'), await buy('card'), await buy('apple-pay')]).toEqual([200, 200, 400])
  })
})

test('lets pages of each --allow-origin use the controls', async () => {
  const origins = ['https://shop.test', 'http://staging.test:8080']
  const flags = origins.flatMap((origin) => ['--allow-origin', origin])
  await whileServing(flags, async (url) => {
    const state = (origin: string) =>
      fetch(`${url}/_simulator/state`, { headers: { origin } }).then(({ status }) => status)
    expect(await Promise.all(origins.map(state))).toEqual([200, 200])
    expect(await state('https://elsewhere.test')).toBe(403)
  })
})

test('lets pages send each --allow-header, and read that a path is unknown', async () => {
  const names = ['traceparent', 'x-shop']
  const flags = names.flatMap((name) => ['--allow-header', name])
  await whileServing(flags, async (url) => {
    const headers = {
      origin: 'https://shop.test',
      'access-control-request-method': 'GET',
      'access-control-request-headers': names.join(),
    }
    for (const path of ['/v1/fx', '/v1/unknown']) {
      const preflight = await fetch(url + path, { method: 'OPTIONS', headers })
      const allowed = preflight.headers.get('access-control-allow-headers')?.split(/, */)
      expect(allowed).toEqual(expect.arrayContaining(names))
    }
  })
})

test.each([
  ['200', { minMs: 200, maxMs: 200 }],
  ['100-800', { minMs: 100, maxMs: 800 }],
  ['0', { minMs: 0, maxMs: 0 }],
])('reads --latency %s', async (text, latency) => {
  expect((await parseFlags(['--latency', text])).options).toEqual({ latency })
})

test('reads --contract current', async () => {
  expect((await parseFlags(['--contract', 'current'])).options).toEqual({ extensions: [] })
})

test('asks to install the package of a contract that is missing', async () => {
  await expect(loadContract('old', { old: '@onramp-kit/old' })).rejects.toThrow(
    '--contract old needs @onramp-kit/old, which is not installed. Install it: npm install --save-dev @onramp-kit/old.',
  )
})

test('names a dependency that the package of a contract lacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'simulator'), "import 'no-such-dependency'")
  await expect(loadContract('old', { old: folder })).rejects.toThrow(/'no-such-dependency'/)
})

test('prints flags, scenarios and controls with --help', async () => {
  const { code, out } = await runCli(['--help'])
  expect(code).toBe(0)
  const flags =
    '--port --host --allow-header --allow-origin --contract --rate-limit --latency --seed --scenario --markets --payment-methods --help'
  for (const flag of flags.split(' ')) expect(out).toContain(flag)
  for (const [name, { description }] of Object.entries(scenarios)) {
    expect(out).toMatch(new RegExp(`^  ${name} +${description}$`, 'm'))
  }
})

test('lists every control in the banner and in --help', async () => {
  const { out: help } = await runCli(['--help'])
  const { out: banner } = await runCli(['--port', '0'])
  for (const { method, path } of controlEndpoints(createService(), scenarios, createIdSource(1))) {
    expect(help).toMatch(new RegExp(`^  ${method} +${path.replaceAll(/[{}]/g, '.')}`, 'm'))
    expect(banner).toContain(path)
  }
  for (const name of Object.keys(scenarios)) expect(banner).toContain(name)
})

test.each<[string[], string | RegExp]>([
  [['--port', 'x'], '--port must be a whole number from 0 to 65535, not "x". Try --port 4010.'],
  [['--port', '65536'], '--port must be'],
  [['--seed', '1.5'], '--seed must be'],
  [['--rate-limit', '0'], '--rate-limit must be a whole number from 1'],
  [['--host', ''], '--host must be an address of this machine, not "". Try --host 127.0.0.1.'],
  [
    ['--allow-header', 'x shop'],
    '--allow-header must be the name of a header, not "x shop". Try --allow-header traceparent.',
  ],
  ...['', 'shop.test', '*', 'null', 'ftp://shop.test', 'https://shop.test/cart'].map(
    (text): [string[], string] => [
      ['--allow-origin', text],
      `--allow-origin must be an http or https origin, not "${text}". Try --allow-origin http://shop.test:5173.`,
    ],
  ),
  [
    ['--contract', 'old'],
    /--contract must be one of current, .*both, not "old"\. Try --contract both\./,
  ],
  [
    ['--scenario', 'toString'],
    /--scenario must be one of default, approved, .*, not "toString"\. Try --scenario declined\./,
  ],
  ...['', '800-100', '1-2-3', '1.5', '-', '600001', 'fast'].map((text): [string[], string] => [
    [`--latency=${text}`],
    `--latency must be milliseconds up to 600000, or a range such as 100-800, not "${text}". Try --latency 200.`,
  ]),
  ...['', 'us', 'US,', 'US DE', 'USA'].map((text): [string[], string] => [
    ['--markets', text],
    `--markets must be country codes of two capitals, separated by commas, not "${text}". Try --markets US,DE.`,
  ]),
  ...['', 'SEPA', 'card,', 'card sepa', 'x'].map((text): [string[], string] => [
    ['--payment-methods', text],
    `--payment-methods must be slugs, separated by commas, not "${text}". Try --payment-methods card,sepa.`,
  ]),
  [['--markets'], "'--markets"],
  [['--prot', '1'], "Unknown option '--prot'"],
  [['4010'], "Unexpected argument '4010'"],
])('rejects %j with exit code 2', async (args, words) => {
  const { code, err, out } = await runCli(args)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(words)
  expect(err).toContain('See onramp-service --help.')
})

/** A command that exits with 7 if the service in its environment responds, and with 1 otherwise. */
const asksService = [
  process.execPath,
  '--eval',
  "fetch(process.env.ONRAMP_URL + '/_simulator/state').then((r) => process.exit(r.ok ? 7 : 1), () => process.exit(1))",
]

/** A command that does not end. */
const waits = [process.execPath, '--eval', 'setInterval(() => {}, 1000)']

describe('with a command after --', () => {
  test('runs it beside the service, and ends with its exit code', async () => {
    const { code, out } = await runCli(['--port', '0', '--', ...asksService], never)
    expect(code).toBe(7)
    await expect(fetch(addressIn(out))).rejects.toThrow()
  })

  test('prints the URL and the card, and no controls', async () => {
    const { out } = await runCli(['--port', '0', '--', ...asksService], never)
    expect(out).toContain('4242 4242 4242 4242')
    expect(out).not.toContain('Controls')
  })

  test('ends the command when it is stopped', async () => {
    const { code } = await runCli(['--port', '0', '--', ...waits])
    expect(code).toBe(0)
  })

  test.each(['127.0.0.1', '0.0.0.0', '::'])(
    'uses a service without flags that has the port of %s already',
    async (host) => {
      await whileServing(['--host', host], async (url) => {
        const flags = ['--host', host, '--port', new URL(url).port]
        const { code, out } = await runCli([...flags, '--', ...asksService], never)
        expect(code).toBe(7)
        expect(out).toBe(
          `Using the simulated onramp service that already runs at ${url}, with its orders.\n`,
        )
        expect((await fetch(`${url}/_simulator/state`)).status).toBe(200)
      })
    },
  )

  test('starts a service in place of one that it used and that has ended', async () => {
    let out = ''
    let stop = () => {}
    const stopped = new Promise<void>((resolve) => {
      stop = resolve
    })
    onTestFinished(() => stop())
    let address = ''
    let second: Promise<number> | undefined
    await whileServing([], async (url) => {
      address = url
      const terminal = { out: (text: string) => (out += text), err() {}, stopped: () => stopped }
      second = run(['--port', new URL(url).port, '--', ...waits], terminal)
      await expect.poll(() => out).toContain('already runs')
    })
    await expect.poll(() => out).toContain(`A new one runs at ${address}.`)
    expect((await fetch(`${address}/_simulator/state`)).status).toBe(200)
    stop()
    expect(await second).toBe(0)
    await expect(fetch(address)).rejects.toThrow()
  })

  test('uses the service of a command that starts at the same time', async () => {
    const { close, url } = await serve(createService())
    await close()
    const flags = ['--port', new URL(url).port, '--']
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const waiting = runCli([...flags, ...waits], () => ended)
    const { code } = await runCli([...flags, ...asksService], never)
    end()
    expect([code, (await waiting).code]).toEqual([7, 0])
  })

  test.each([
    [['--markets', 'DE'], []],
    [['--scenario', 'rail_down'], []],
    [['--latency', '1'], []],
    [[], ['--scenario', 'declined']],
    [[], ['--allow-origin', 'https://shop.test']],
  ])(
    'runs nothing if a service with %j has the port, and the command asks for %j',
    async (others, own) => {
      await whileServing(others, async (url) => {
        const flags = ['--port', new URL(url).port, ...own]
        const { code, err } = await runCli([...flags, '--', ...asksService], never)
        expect(code).toBe(1)
        expect(err).toContain('is already in use')
      })
    },
  )

  test('runs nothing if the service that has the port is in another scenario', async () => {
    await whileServing([], async (url) => {
      await post(`${url}/_simulator/scenario`, { name: 'slow' })
      const { code } = await runCli(['--port', new URL(url).port, '--', ...asksService], never)
      expect(code).toBe(1)
    })
  })

  test.each([
    ['another server', (_request: unknown, response: ServerResponse) => void response.end('{}')],
    ['a server that does not respond', () => {}],
  ])('runs nothing if %s has the port', async (_which, respond) => {
    const other = createServer(respond).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const aborting = new AbortController()
      other.once('request', () => setImmediate(() => aborting.abort()))
      return aborting.signal
    })
    const port = String((other.address() as AddressInfo).port)
    const { code, err } = await runCli(['--port', port, '--', ...asksService], never)
    expect(code).toBe(1)
    expect(err).toContain('is already in use')
    timeout.mockRestore()
    other.closeAllConnections()
    other.close()
  })

  test('says that a command does not exist', async () => {
    const { code, err } = await runCli(['--port', '0', '--', 'no-such-command'], never)
    expect(code).toBe(1)
    if (process.platform !== 'win32')
      expect(err).toBe(
        'Cannot run no-such-command (ENOENT). Check its name, and that it is installed.\n',
      )
  })
})

test('suggests a fix when the port is in use', async () => {
  const { close, url } = await serve(createService())
  const { port } = new URL(url)
  const { code, err } = await runCli(['--port', port])
  expect(code).toBe(1)
  expect(err).toBe(
    `Port ${port} on 127.0.0.1 is already in use. Stop the other process or choose another port: --port 0 picks a free one.\n`,
  )
  await close()
})

test('suggests a fix for an address that this machine does not have', async () => {
  const { code, err } = await runCli(['--port', '0', '--host', '192.0.2.1'])
  expect(code).toBe(1)
  expect(err).toContain('Check --host')
})
