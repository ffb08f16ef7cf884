import { existsSync } from 'node:fs'
import { assumptions, type RouteId, routes } from '@onramp-kit/core/contract'
import { createService, type ServiceOptions } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { selfSignedCertificate } from '@onramp-kit/test-tools/selfSignedCertificate'
import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  createFile,
  doctor,
  EMAIL,
  examineJson,
  failAt,
  hurried,
  KEY,
  type Rewrite,
  rewriteSuccess,
  startServer,
  startService,
  startSocket,
  WALLET,
} from '../doctor.test.helper.ts'
import { parseFlags } from './parseFlags.ts'
import { run } from './run.ts'
import { usage } from './usage.ts'

describe('a service that is as the assumptions say', () => {
  test('exits with 0, and prints every route and every assumption once', async () => {
    const { url } = await startService()
    const { code, out, err } = await doctor(url)
    expect(code).toBe(0)
    expect(out).toContain('skipped, use --allow-purchase')
    expect(out).toContain('skipped, use --allow-registration')
    expect(out.endsWith('All well.\n')).toBe(true)
    const rows = [...out.matchAll(/^ {2}(?:confirmed|contradicted|not observable) +(\S+)/gm)]
    expect(rows.map(([, id]) => id)).toEqual(Object.keys(assumptions))
    expect(err).toContain('card.quote …\n')
  })

  test('prints the same as JSON, with no other text on stdout', async () => {
    const { url } = await startService()
    const { code, report } = await examineJson(url)
    expect(code).toBe(0)
    expect(report.assumptions.map(({ id }) => id)).toEqual(Object.keys(assumptions))
    expect(report.overrides).toBeNull()
  })

  test('opens a purchase and registers the wallet only if allowed', async () => {
    const { service, url } = await startService()
    await doctor(url)
    expect(service.state()).toMatchObject({ orders: [], customers: [] })
    const allowed = ['--allow-purchase', '--allow-registration', '--email', EMAIL]
    const { code, stateOf } = await examineJson(url, allowed)
    expect(code).toBe(0)
    expect(service.state().orders).toHaveLength(1)
    expect(service.state().customers).toHaveLength(1)
    for (const id of ['order.amount', 'accounts.register', 'accounts.terms', 'accounts.status'])
      expect(stateOf(id), id).toBe('confirmed')
  })

  test('prints the id of the order that it opened', async () => {
    const { service, url } = await startService()
    expect((await doctor(url)).err).not.toContain('opened order')
    const { err } = await doctor(url, ['--allow-purchase'])
    expect(err).toContain(`opened order ${service.state().orders[0]?.id}\n`)
  })

  test('guesses no path of a POST, which may accept the terms, unless it may register', async () => {
    const posts = new Set<string>()
    const paths = {
      'virtualAccounts.termsOfService': '/v1/virtual-accounts/small-print',
      'virtualAccounts.identityVerification': '/v1/virtual-accounts/passport',
    }
    const { url } = await startService({ paths }, (request, answer) => {
      if (request.method === 'POST') posts.add(new URL(request.url).pathname)
      return answer()
    })
    const { report } = await examineJson(url)
    expect(posts).toEqual(
      new Set([
        routes['card.quote'].path,
        routes['virtualAccounts.termsOfService'].path,
        routes['virtualAccounts.identityVerification'].path,
      ]),
    )
    expect(report.todos).toEqual(Object.keys(paths).map((id) => `paths['${id}']`))
    expect(report.assumptions).toContainEqual(
      expect.objectContaining({
        id: 'accounts.terms',
        why: expect.stringContaining('let --allow-registration try others') as string,
      }),
    )
    await examineJson(url, ['--allow-registration', '--email', EMAIL])
    expect(posts).toContain('/v1/virtual-accounts/terms')
  })

  test('sends a purchase once, even if the service fails', async () => {
    const purchases: string[] = []
    const rewrite: Rewrite = async (request, answer) => {
      if (!request.url.endsWith('/card/checkout')) return answer()
      purchases.push(request.url)
      return Response.json({ code: 'broken', message: 'no' }, { status: 500 })
    }
    const { url } = await startService({}, rewrite)
    const { code } = await doctor(url, ['--allow-purchase'])
    expect({ code, purchases: purchases.length }).toEqual({ code: 1, purchases: 1 })
  })
})

test.each<[string, () => Promise<string>, string, ...flags: string[]]>([
  [
    'an HTML page',
    () => startServer(() => new Response('<!doctype html><title>Hi</title>')),
    'answers with an HTML page: a proxy or another server',
  ],
  [
    'a 502 of a proxy',
    () => startServer(() => new Response('<html>Bad Gateway', { status: 502 })),
    '502 in',
  ],
  ['an empty body', () => startServer(() => new Response('')), 'answers with an empty body'],
  ['text', () => startServer(() => new Response('ok')), 'answers with text that is not JSON'],
  [
    'JSON of another server',
    () =>
      startServer(() =>
        Response.json(
          { statusCode: 404, error: 'Not Found', message: 'Cannot GET' },
          { status: 404 },
        ),
      ),
    '404 in',
  ],
  [
    'a redirect',
    () =>
      startServer(
        () =>
          new Response(null, {
            status: 308,
            headers: { location: 'https://www.service.example/v2?session=1' },
          }),
      ),
    "redirects to https://www.service.example. The client follows no redirect, which would get the key: if that address is the service's, use it; otherwise sign in or check the VPN.",
  ],
  [
    'a redirect within its origin',
    () =>
      startServer(
        ({ url }) =>
          new Response(null, {
            status: 301,
            headers: { location: `/api${new URL(url).pathname}?session=1` },
          }),
      ),
    'redirects to another path of the same origin. The client follows no redirect: check the path of --base-url.',
  ],
  [
    'a redirect without a valid address',
    () => startServer(() => new Response(null, { status: 302, headers: { location: 'http://' } })),
    '302 in',
  ],
  [
    'a body that ends early',
    () => startSocket('cut off'),
    'the connection was closed before the response was complete.',
  ],
  [
    'a body in another encoding than it says',
    () => startServer(() => new Response('{}', { headers: { 'content-encoding': 'gzip' } })),
    'the body is not in the encoding that its Content-Encoding names',
  ],
  ['a refused connection', () => startSocket('refuse'), 'the connection was refused'],
  [
    'a closed connection',
    () => startSocket('close'),
    'the connection was closed before the response was complete',
  ],
  ['silence', () => startSocket('hang'), 'no response in time', '--timeout', '300'],
  [
    'another protocol',
    () => startSocket('ssh'),
    'the server does not speak TLS or HTTP here. Check https or http, and the port.',
  ],
])(
  '%s instead of the service exits with 2 and says what was seen',
  async (_name, start, words, ...flags) => {
    const { code, out } = await doctor(await start(), flags)
    expect(out).toContain(words)
    expect(out).toContain('No response of the service was seen')
    expect(out).not.toContain('session=1')
    expect(code).toBe(2)
  },
)

test.each<[string, (request: Request) => Response]>([
  ['lists', () => Response.json([])],
  ['nulls', () => Response.json(null)],
  ['objects of other fields', () => Response.json({ ok: true })],
  ['the same 404 for each path', () => Response.json({ title: 'No page' }, { status: 404 })],
  [
    'a 404 for each GET and a 405 for each POST',
    ({ method }) => Response.json({ title: 'No page' }, { status: method === 'GET' ? 404 : 405 }),
  ],
])(
  'a server that responds with %s exits with 2, says nothing about the assumptions, and suggests no overrides',
  async (_name, answer) => {
    const { code, report } = await examineJson(await startServer(answer))
    expect(code).toBe(2)
    expect(new Set(report.assumptions.map(({ state }) => state))).toEqual(
      new Set(['not observable']),
    )
    expect({ overrides: report.overrides, todos: report.todos }).toEqual({
      overrides: null,
      todos: [],
    })
  },
)

test('an untrusted certificate exits with 2 and says what to do', async () => {
  const { key, cert } = selfSignedCertificate()
  const { url, close } = await serve(createService(), { tls: { key, cert } })
  onTestFinished(close)
  const { code, out } = await doctor(url)
  expect(out).toContain('name its CA in NODE_EXTRA_CA_CERTS')
  expect(code).toBe(2)
})

test('a service that fails on one route exits with 1 and quotes it', async () => {
  const rewrite = failAt(/\/v1\/fx$/, 502, 'rates_unavailable', 'No source.')
  const { url } = await startService({}, rewrite)
  const { code, route } = await examineJson(url)
  expect(route('fx.rates')).toMatchObject({
    state: 'failed',
    status: 502,
    words: 'rates_unavailable: No source.',
  })
  expect(code).toBe(1)
})

test.each([503, 500, 429, 403, 401])(
  'a %i of a gateway at one route fails there, and contradicts no envelope',
  async (status) => {
    for (const path of ['/v1/fx', '/card/quote']) {
      const { url } = await startService({}, (request, answer) =>
        request.url.endsWith(path)
          ? Response.json({ message: 'Not now.', error: 'Blocked' }, { status })
          : answer(),
      )
      const { contradicted, report, route, stateOf } = await examineJson(url)
      expect(route(path === '/v1/fx' ? 'fx.rates' : 'card.quote')?.state).toBe('failed')
      expect(contradicted.filter((id) => id !== 'limits.rate')).toEqual([])
      expect(stateOf('errors.envelope')).toBe('confirmed')
      expect(report.overrides).toBeNull()
    }
  },
)

describe('a 404 of a route with a code of its own', () => {
  /** Answers the orders with a 404, and the unknown path as given. */
  const examineOrders = async (unknown: (request: Request) => Response, args: string[] = []) => {
    const { url } = await startService({}, (request, answer) => {
      const { pathname } = new URL(request.url)
      if (pathname.includes('unknown')) return unknown(request)
      return failAt(/\/card\/orders\//, 404, 'no_such_order', 'No order.')(request, answer)
    })
    const { report, route } = await examineJson(url, args)
    return { todos: report.todos, words: route('card.orders.get')?.words }
  }

  test.each([401, 403, 405, 200, 429, 503])(
    'is not about the path if an unknown path gets a %i',
    async (status) => {
      const result = await examineOrders(() =>
        status === 200
          ? new Response('<!doctype html>')
          : Response.json({ error: { code: 'no_such_order', message: 'No order.' } }, { status }),
      )
      expect(result).toEqual({ todos: [], words: 'no_such_order: No order.' })
    },
  )

  test('is compared to an unknown path with the headers of the overrides', async () => {
    const file = createFile('gateway.mjs', "export default { headers: { 'x-gateway': 'a' } }")
    const { todos } = await examineOrders(
      ({ headers }) =>
        headers.get('x-gateway') === 'a'
          ? Response.json(
              { error: { code: 'no_such_order', message: 'No order.' } },
              { status: 404 },
            )
          : Response.json({ message: 'No gateway.' }, { status: 403 }),
      ['--overrides', file],
    )
    expect(todos).toEqual(["paths['card.orders.get']"])
  })
})

test('a rejected key exits with 1 and confirms the envelope', async () => {
  const { url } = await startService()
  const { code, route, stateOf } = await examineJson(url, ['--key', 'svc_public_sandbox_other'])
  expect(route('card.quote')).toMatchObject({
    state: 'failed',
    status: 401,
    words: expect.stringMatching(/; check that --base-url is of the key's environment$/) as string,
  })
  expect(stateOf('errors.envelope')).toBe('confirmed')
  expect(code).toBe(1)
})

test('a contradiction that --accept names exits with 0', async () => {
  const { url } = await startService({ paymentMethods: [{ slug: 'card' }] })
  const { code, contradicted } = await examineJson(url)
  expect({ code, contradicted }).toEqual({ code: 1, contradicted: ['card.payment_methods'] })
  expect((await doctor(url, ['--accept', 'card.payment_methods'])).code).toBe(0)
})

test('with a file of overrides, the report suggests what to add to it, and how to accept the rest', async () => {
  const { url } = await startService({ railSegment: 'crypto', fieldNames: { chain: 'network' } })
  const file = createFile('overrides.mjs', "export default { railSegment: 'crypto' }")
  const { out } = await doctor(url, ['--overrides', file])
  expect(out).toContain('Further overrides, to add to your file')
  expect(out).toContain("chain: 'network'")
  expect(out).not.toContain('railSegment:')
  expect(out).toContain('--accept ID accepts a difference that needs no override.')
  expect((await doctor(url)).out).toContain('Overrides, to paste or to write with --suggest FILE')
})

test.each<ServiceOptions>([
  { fieldNames: { currency: 'fiat', chain: 'network', token: 'asset', email: 'mail' } },
  {
    paths: {
      'virtualAccounts.termsOfService': '/v1/virtual-accounts/tos',
      'virtualAccounts.identityVerification': '/v1/virtual-accounts/kyc',
      'virtualAccounts.status': '/v1/virtual-accounts/state',
    },
  },
  { railSegment: 'crypto' },
  { idempotency: { header: 'X-Purchase-Id' } },
  { paymentMethods: [{ slug: 'sepa' }, { slug: 'pix', onlyIn: ['BR'] }] },
  { paymentMethods: [{ slug: 'pix', onlyIn: ['BR'] }, { slug: 'sepa' }, { slug: 'card' }] },
])('a purchase with the overrides of the service exits with 0: %j', async (options) => {
  const { service, url } = await startService(options)
  const { paymentMethods, ...overrides } = options
  const file = createFile(
    'overrides.mjs',
    `export const paymentMethods = ${JSON.stringify(paymentMethods)}
    export default ${JSON.stringify(overrides)}`,
  )
  const flags = ['--allow-purchase', '--allow-registration', '--email', EMAIL]
  const { code, contradicted, report } = await examineJson(url, [...flags, '--overrides', file])
  expect({ code, contradicted }).toEqual({ code: 0, contradicted: [] })
  expect(report.overrides).toBeNull()
  expect(service.state().orders).toHaveLength(1)
})

test('a rate limit is waited for, and confirmed by its Retry-After', async () => {
  const clock = createVirtualClock()
  const { url } = await startService({
    now: clock.now,
    rateLimit: { requests: 4, windowMs: 30_000 },
  })
  const { err, stateOf } = await examineJson(url, [], { clock: hurried(clock) })
  expect(err).toContain('rate limit reached: waiting 30 s')
  expect(stateOf('limits.rate')).toBe('confirmed')
  expect(stateOf('rail.segment')).toBe('confirmed')
})

test.each([
  ['card.checkout', 'url', 'http://pay.example/p?session=1'],
  ['card.checkout', 'url', 'javascript:alert(1)'],
  ['rail.config', 'webview_url', 'http://pay.example/w'],
])('%s fails with a %s that the client does not open: %s', async (id, field, url) => {
  const path = new RegExp(`${routes[id as RouteId].path}$`)
  const rewrite = rewriteSuccess(path, (body: object) => ({ ...body, [field]: url }))
  const { url: baseUrl } = await startService({}, rewrite)
  const { code, route } = await examineJson(baseUrl, ['--allow-purchase'])
  expect(route(id)).toMatchObject({
    state: 'failed',
    words: `the client does not open the ${field}: it must be https, without a user`,
  })
  expect(code).toBe(1)
})

describe('an Origin in the headers of the overrides', () => {
  const sentWith = async (headers: string, args: readonly string[]) => {
    const sent = new Set<string | null>()
    const { url } = await startService({}, (request, answer) => {
      if (request.method !== 'OPTIONS') sent.add(request.headers.get('origin'))
      return answer()
    })
    const file = createFile('overrides.mjs', `export default { headers: ${headers} }`)
    const { code } = await doctor(url, ['--overrides', file, ...args])
    expect(code).toBe(0)
    return [...sent]
  }

  test.each([
    "{ Origin: 'https://own.example' }",
    "{ ORIGIN: 'https://own.example', origin: 'https://other.example' }",
    "() => ({ Origin: 'https://own.example' })",
    "new Headers({ Origin: 'https://own.example' })",
  ])('gives way to --origin: %s', async (headers) => {
    const origins = await sentWith(headers, ['--origin', 'https://shop.example'])
    expect(origins).toEqual(['https://shop.example'])
  })

  test('leaves the other headers beside --origin, also those of a Headers object', async () => {
    const sent = new Set<string | null>()
    const { url } = await startService({}, (request, answer) => {
      if (request.method !== 'OPTIONS') sent.add(request.headers.get('x-gateway'))
      return answer()
    })
    const file = createFile(
      'gateway.mjs',
      "export default { headers: new Headers({ 'x-gateway': 'a' }) }",
    )
    await doctor(url, ['--overrides', file, '--origin', 'https://shop.example'])
    expect([...sent]).toEqual(['a'])
  })

  test.each(["'x-gateway: a'", 'async () => ({})', '() => [7]'])(
    'does not hide headers that the client rejects: %s',
    async (headers) => {
      const { url } = await startService()
      const file = createFile('invalid.mjs', `export default { headers: ${headers} }`)
      const { code, err } = await doctor(url, [
        '--overrides',
        file,
        '--origin',
        'https://shop.example',
      ])
      expect(err).toContain('headers must be an object of names and values')
      expect(code).toBe(64)
    },
  )

  test('is sent without --origin', async () => {
    expect(await sentWith("{ Origin: 'https://own.example' }", [])).toEqual(['https://own.example'])
  })
})

describe('the command line', () => {
  const command = async (args: readonly string[], env = {}) => {
    let err = ''
    let out = ''
    const code = await run(args, {
      out: (text) => (out += text),
      err: (text) => (err += text),
      env,
    })
    return { code, err, out }
  }
  const base = ['--base-url', 'https://service.example', '--wallet', WALLET]
  const LIVE_KEY = KEY.replace('sandbox', 'live')

  test('prints its help', async () => {
    expect(await command(['--help'])).toEqual({ code: 0, out: usage, err: '' })
  })

  test.each([
    [['--wallet', WALLET], '--base-url is required'],
    [
      ['--base-url', 'ftp://service.example', '--wallet', WALLET],
      '--base-url must be the https URL',
    ],
    [base, '--key is required: the publishable key, which ONRAMP_KEY may also hold'],
    [[...base, '--key', 'sk_live_1'], '--key must be the publishable key'],
    [
      ['--base-url', 'https://service.example', '--key', KEY, '--wallet', '0x1'],
      '--wallet must be',
    ],
    [[...base, '--key', KEY, '--origin', 'https://shop.example/'], '--origin must be'],
    [[...base, '--key', KEY, '--allow-registration'], 'also needs --email'],
    [
      [...base, '--key', LIVE_KEY, '--allow-purchase'],
      'With a live key --allow-purchase opens a real order. Use a sandbox key, or add --live',
    ],
    [
      [...base, '--key', LIVE_KEY, '--allow-registration', '--email', EMAIL],
      'With a live key --allow-registration registers a real person.',
    ],
    [[...base, '--key', KEY, '--accept', 'card.colour'], '--accept must be'],
    [[...base, '--timeout', '0', '--key', KEY], '--timeout must be'],
    [['--colour'], 'There is no flag --colour.'],
    [['-h=true'], 'There is no flag -=.'],
    [[...base, '--json=true'], 'A flag lacks its value, or takes none: --json.'],
    [['--base-url', '--wallet', WALLET], 'A flag lacks its value, or takes none: --base-url.'],
    [['--base-url'], 'A flag lacks its value, or takes none: --base-url.'],
    [[...base, KEY], 'An argument belongs to no flag.'],
    [[...base, '--key', KEY, '--overrides', 'no-such-file.ts'], 'no-such-file.ts'],
  ])('rejects %j with 64', async (args, words) => {
    const { code, err, out } = await command(args)
    expect(err).toContain(words)
    expect(err).toContain('See onramp-doctor --help.')
    expect({ code, out }).toEqual({ code: 64, out: '' })
  })

  test.each([
    ['throws', "throw new Error('no settings')", 'cannot be loaded: no settings'],
    ['throws no error', 'throw null', 'cannot be loaded: null'],
    ['has no default export', 'export const paths = {}', 'has no default export'],
    [
      'exports rows without a slug',
      "export default {}; export const paymentMethods = ['card']",
      'exports an invalid paymentMethods',
    ],
    [
      'exports rows with countries that are not text',
      "export default {}; export const paymentMethods = [{ slug: 'card', onlyIn: [1] }]",
      'exports an invalid paymentMethods',
    ],
    ['names an unknown option', "export default { fieldNames: { amout: 'a' } }", 'fieldNames'],
  ])('rejects overrides whose file %s with 64', async (_, source, words) => {
    const file = createFile('overrides.mjs', source)
    const { code, err } = await command([...base, '--key', KEY, '--overrides', file])
    expect(err).toContain(words)
    expect(code).toBe(64)
  })

  test.each([
    ['exists', () => createFile('overrides.ts', ''), 'a file that exists'],
    ['has no folder', () => `${createFile('a', '')}/b.ts`, 'a file that cannot be written'],
  ])('sends nothing if the file of --suggest %s', async (_, file, words) => {
    const { service, url } = await startService({ railSegment: 'crypto' })
    const { code, err } = await doctor(url, ['--allow-purchase', '--suggest', file()])
    expect(err).toContain(`--suggest names ${words}`)
    expect(code).toBe(64)
    expect(err).not.toContain('fx.rates')
    expect(service.state().orders).toEqual([])
  })

  test('leaves no file without overrides', async () => {
    const file = `${createFile('a', '')}.ts`
    const { url } = await startService()
    const { err } = await doctor(url, ['--suggest', file])
    expect(err).toContain('No overrides to write.')
    expect(existsSync(file)).toBe(false)
  })

  test('acts with a live key only if --live is given too', () => {
    const args = [...base, '--allow-purchase', '--allow-registration', '--email', EMAIL]
    expect(() => parseFlags(args, LIVE_KEY)).toThrow('--live')
    expect(parseFlags([...args, '--live'], LIVE_KEY)?.settings).toMatchObject({
      allowPurchase: true,
      allowRegistration: true,
    })
    expect(parseFlags(base, LIVE_KEY)?.settings.allowPurchase).toBe(false)
  })

  test('accepts http for a sandbox key, as the client does, and not for a live one', () => {
    const args = ['--base-url', 'http://service:4010', '--wallet', WALLET]
    expect(parseFlags(args, KEY)?.settings.baseUrl).toBe('http://service:4010')
    expect(() => parseFlags(args, LIVE_KEY)).toThrow('--base-url must be the https URL')
  })
})

describe('secrets', () => {
  /** Secrets in other forms. */
  const hidden = [
    encodeURIComponent(EMAIL),
    encodeURIComponent(encodeURIComponent(EMAIL)),
    `%30x${WALLET.slice(2)}`,
    WALLET.slice(2),
    KEY.replaceAll('_', '%5F'),
  ]

  /** A service that echoes what it receives, wherever it can. */
  const echo: Rewrite = async (request, answer) => {
    const sent = `${await request.clone().text()} ${request.url} ${request.headers.get('x-svc-publishable-key')}`
    const response = await answer()
    if (request.method === 'OPTIONS') return response
    const body = (await response.json()) as { error?: { code: string } }
    const echoed = `${sent} ${KEY} ${WALLET.toLowerCase()} ${EMAIL} https://pay.example/p/1?session=abc ${hidden.join(' ')}`
    response.headers.set('x-request-id', 'r-1')
    response.headers.set('ratelimit-limit', `120;w=${KEY}`)
    response.headers.set('ratelimit-policy', `"a-policy-with-a-name";w=60;wallet=${WALLET}`)
    response.headers.append('set-cookie', `session=${KEY}; Path=/`)
    const { error } = body
    return new Response(
      JSON.stringify(
        error
          ? { error: { code: error.code, message: echoed } }
          : { [WALLET]: echoed, [WALLET.slice(2)]: echoed, [EMAIL]: body },
      ),
      response,
    )
  }
  const secrets = [
    KEY,
    WALLET.slice(2),
    WALLET.slice(2).toLowerCase(),
    EMAIL,
    ...hidden,
    'session=abc',
    '/pay/',
    '/p/1',
  ]

  test.each([[[]], [['--json']]])('are never printed, with flags %j', async (flags) => {
    const { url } = await startService({}, echo)
    const allowed = ['--allow-purchase', '--allow-registration', '--email', EMAIL]
    const { out, err } = await doctor(url, [
      ...allowed,
      ...flags,
      '--origin',
      'https://shop.example',
    ])
    for (const secret of secrets) expect(out + err).not.toContain(secret)
    // A cut value may hold a part of a secret.
    expect(out).toContain('ratelimit-policy: …')
  })

  test('are not printed of a purchase that works', async () => {
    const { url } = await startService()
    const allowed = ['--allow-purchase', '--allow-registration', '--email', EMAIL]
    const { out, err } = await doctor(url, [...allowed, '--page', `${url}/pay/x?session=abc`])
    for (const secret of secrets) expect(out + err).not.toContain(secret)
  })

  test('are not printed of invalid flags', async () => {
    let err = ''
    const terminal = {
      out: () => {},
      err: (text: string) => (err += text),
      env: { ONRAMP_KEY: KEY },
    }
    await run(['--base-url', `https://service.example?key=${KEY}`], terminal)
    await run([KEY, WALLET, EMAIL], terminal)
    for (const secret of secrets) expect(err).not.toContain(secret)
  })
})
