import type { ServiceOptions } from '@onramp-kit/msw'
import { describe, expect, test } from 'vitest'
import {
  createFile,
  EMAIL,
  errorResponse,
  examineJson,
  KEY,
  type Rewrite,
  startService,
} from '../doctor.test.helper.ts'

interface Named {
  readonly currency: string
  readonly chain: string
  readonly token: string
}

/** Rejects purchases with the names that the service does not read, in another body of the error. */
function rejecting(bodyOf: (missing: readonly string[]) => unknown, names: Named): Rewrite {
  return async (request, answer) => {
    if (!/\/card\/(?:quote|checkout)$/.test(request.url)) return answer()
    const body = (await request.clone().json()) as object
    const missing = Object.values(names).filter((name) => !Object.hasOwn(body, name))
    if (missing.length > 0) return Response.json(bodyOf(missing), { status: 400 })
    const response = await answer()
    // The message is the same whatever is wrong.
    return response.ok ? response : Response.json(bodyOf(Object.values(names)), { status: 400 })
  }
}

const invalid = (message: string, rest: object = {}) => ({
  error: { code: 'validation_error', message, ...rest },
})
const enumerate = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The contradictions, without those about the errors themselves. */
const aboutFields = ({ contradicted }: { readonly contradicted: readonly string[] }) =>
  contradicted.filter((id) => !id.startsWith('errors.'))

const usual = { currency: 'fiat_currency', chain: 'network', token: 'asset' }

/** A body of an error about fields. */
type Form = [title: string, bodyOf: (missing: readonly string[]) => unknown, names?: Named]
const forms: Form[] = [
  ['a sentence', (names) => invalid(`${enumerate(names)} are required`)],
  [
    'a sentence that lists every field, whichever is missing',
    () => invalid('fiat_currency, network and asset are required'),
  ],
  [
    'a sentence that lists every field of the body',
    () =>
      invalid('amount, country, payment_method, fiat_currency, network and asset are required.'),
  ],
  ['the first name only', ([name]) => invalid(`${name} is required`)],
  ['the first name only, quoted', ([name]) => invalid(`The field \`${name}\` is required.`)],
  ['double quotes', ([name]) => invalid(`"${name}" is required`)],
  ['a list in brackets', (names) => invalid(`Bad request, missing: [${names.join(', ')}]`)],
  ['a list after a colon', (names) => invalid(`Missing required fields: ${names.join(', ')}.`)],
  ['an imperative', (names) => invalid(`Please provide ${enumerate(names)}.`)],
  ['a dotted path', ([name]) => invalid(`body.${name}: Required`)],
  ['a JSON pointer', ([name]) => invalid(`/data/${name} must be present`)],
  [
    'labels',
    () => invalid("Fiat currency can't be blank. Network can't be blank. Asset can't be blank."),
  ],
  [
    'names in camel case',
    (names) => invalid(`Missing ${names.join(' and ')}`),
    { currency: 'fiatCurrency', chain: 'chainId', token: 'assetSymbol' },
  ],
  [
    'names of a struct',
    () =>
      invalid(
        "Key: 'QuoteRequest.FiatCurrency' Error:Field validation for 'FiatCurrency' failed on the 'required' tag",
      ),
    { currency: 'fiat_currency', chain: 'chain', token: 'token' },
  ],
  [
    'unknown keys and missing ones',
    (names) =>
      invalid(`Unrecognized keys: currency, chain, token. Required keys: ${names.join(', ')}`),
  ],
  ['a list of names', (names) => invalid('Invalid body.', { missing: names })],
  ['a list as text', (names) => invalid('Invalid body.', { fields: names.join(', ') })],
  [
    'a list of errors',
    (names) => ({ errors: names.map((field) => ({ field, message: 'is required' })) }),
  ],
  [
    'a list of errors in the envelope',
    (names) => ({
      ...invalid('Invalid body.'),
      errors: names.map((field) => ({ field, reason: 'required' })),
    }),
  ],
  [
    'an object of errors',
    (names) =>
      invalid('The given data was invalid.', {
        errors: Object.fromEntries(names.map((name) => [name, ['This field is required.']])),
      }),
  ],
  [
    'paths of issues',
    (names) =>
      invalid('Invalid body.', {
        details: names.map((name) => ({
          loc: ['body', name],
          msg: 'Field required',
          type: 'missing',
        })),
      }),
  ],
  [
    'missing properties',
    (names) =>
      invalid('Invalid body.', {
        details: names.map((name) => ({ instancePath: '', params: { missingProperty: name } })),
      }),
  ],
  [
    'a list of sentences',
    (names) =>
      invalid('Invalid.', { messages: names.map((name) => `${name} should not be empty`) }),
  ],
  [
    'one name without a meaning',
    (names) => invalid(`${enumerate(names)} are required`),
    { currency: 'fiat', chain: 'rail', token: 'asset' },
  ],
  [
    'names without a meaning, in order',
    () => invalid('foo, bar and baz are required'),
    { currency: 'foo', chain: 'bar', token: 'baz' },
  ],
  [
    'names without a meaning, in another order',
    () => invalid('foo, bar and baz are required'),
    { currency: 'baz', chain: 'foo', token: 'bar' },
  ],
  [
    'names without a meaning, one by one and in another order',
    ([name]) => invalid(`${name} is required`),
    { currency: 'baz', chain: 'foo', token: 'bar' },
  ],
  [
    'names that mean each other',
    (names) => invalid(`${enumerate(names)} are required`),
    { currency: 'asset', chain: 'network', token: 'fiat' },
  ],
  [
    'one other name among the usual ones',
    () => invalid('currency, network and token are required'),
    { currency: 'currency', chain: 'network', token: 'token' },
  ],
]

test.each<Form>(forms)(
  'a service whose errors name the fields as %s gets a whole purchase examined, and overrides with which it works',
  async (_, bodyOf, names = usual) => {
    const start = () => startService({ fieldNames: names }, rejecting(bodyOf, names))
    const { url } = await start()
    const first = await examineJson(url, ['--allow-purchase'])
    expect(aboutFields(first)).toEqual(['card.fields'])
    expect(first.stateOf('card.quote')).toBe('confirmed')
    expect(first.stateOf('order.amount')).toBe('confirmed')
    for (const [field, name] of Object.entries(names))
      if (field !== name) expect(first.report.overrides).toContain(`${field}: '${name}'`)
    const after = await start()
    const file = createFile(
      'overrides.mjs',
      `export default ${JSON.stringify({ fieldNames: names })}`,
    )
    const second = await examineJson(after.url, ['--allow-purchase', '--overrides', file])
    expect(second.stateOf('card.fields')).toBe('confirmed')
  },
)

describe('a search for names', () => {
  /** Rejects every quote, and counts them. */
  async function reject(body: object, code = 400) {
    let count = 0
    const { url } = await startService({}, (request, answer) => {
      if (!request.url.endsWith('/card/quote')) return answer()
      count++
      return Response.json(body, { status: code })
    })
    const result = await examineJson(url)
    return { ...result, count }
  }

  test('ends after a bounded number of requests, and suggests no name that changes nothing', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `field_${index}`)
    const result = await reject(invalid(`${enumerate(names)} are required`))
    expect(result.count).toBeLessThan(50)
    expect(result.report.overrides ?? '').not.toContain('fieldNames')
    expect(aboutFields(result)).toEqual(['card.required'])
  })

  test('never takes a name that holds a secret of the flags', async () => {
    const secret = `${KEY.split('_').at(-1)}9fKq2Lw8Zx`
    const key = `svc_public_sandbox_${secret}`
    const name = `fiat_${secret}`
    const { url } = await startService({}, async (request, answer) => {
      if (!request.url.endsWith('/card/quote')) return answer()
      const body = (await request.clone().json()) as object
      return name in body
        ? answer()
        : Response.json(invalid(`${name} is required`), { status: 400 })
    })
    const { report } = await examineJson(url, [], { env: { ONRAMP_KEY: key } })
    expect(JSON.stringify(report)).not.toContain(secret)
  })

  test('sends a purchase again only after an error which proves that none was opened', async () => {
    let purchases = 0
    const { url, service } = await startService({ fieldNames: usual }, async (request, answer) => {
      if (request.url.endsWith('/card/quote')) return errorResponse(404, 'not_found', 'No.')
      if (!request.url.endsWith('/card/checkout')) return answer()
      purchases++
      return rejecting((names) => invalid(`${enumerate(names)} are required`), usual)(
        request,
        answer,
      )
    })
    await examineJson(url, ['--allow-purchase'])
    expect(service.state().orders).toHaveLength(1)
    expect(purchases).toBe(2)
  })

  test('reads the errors of a service with a status and a code of its own', async () => {
    const { url } = await startService({ fieldNames: usual }, async (request, answer) => {
      const named = rejecting(
        (names) => ({ error: { code: 'bad_input', message: `${enumerate(names)} are required` } }),
        usual,
      )
      const response = await named(request, answer)
      return response.ok ? response : new Response(response.body, { status: 422 })
    })
    const { stateOf } = await examineJson(url, ['--allow-purchase'])
    expect(stateOf('card.fields')).toBe('contradicted')
    expect(stateOf('order.amount')).toBe('confirmed')
  })

  test('continues after an assignment with which the service fails', async () => {
    const names = { currency: 'baz', chain: 'foo', token: 'bar' }
    const { url } = await startService({ fieldNames: names }, async (request, answer) => {
      const named = rejecting(() => invalid('foo, bar and baz are required'), names)
      const body = request.url.endsWith('/card/quote') ? await request.clone().text() : ''
      return body.includes('"foo":"USD"')
        ? errorResponse(500, 'internal', 'Oops.')
        : named(request, answer)
    })
    const { report, stateOf } = await examineJson(url)
    expect(report.overrides).toContain("currency: 'baz'")
    expect(stateOf('card.quote')).toBe('confirmed')
  })

  test('finds the name of the email address, whatever it means', async () => {
    const { url, service } = await startService(
      { fieldNames: { email: 'login' } },
      async (request, answer) => {
        const response = await answer()
        return request.url.endsWith('/register') && !response.ok
          ? Response.json(invalid('Unknown field: email. country and login are required'), {
              status: 400,
            })
          : response
      },
    )
    const args = ['--allow-registration', '--email', EMAIL]
    const { contradicted, report } = await examineJson(url, args)
    expect(contradicted).toContain('accounts.register')
    expect(report.overrides).toContain("email: 'login'")
    expect(service.state().customers).toHaveLength(1)
  })

  /** Rejects the bodies at a path that lack a field, and returns all that it received. */
  async function requireField(path: string, name: string, args: readonly string[]) {
    const bodies: object[] = []
    const { url, service } = await startService({}, async (request, answer) => {
      if (!request.url.endsWith(path)) return answer()
      const body = (await request.clone().json()) as object
      bodies.push(body)
      if (Object.hasOwn(body, name)) return answer()
      return Response.json(invalid(`${name} is required`), { status: 400 })
    })
    return { ...(await examineJson(url, args)), bodies, state: service.state() }
  }

  test('renames no field of a purchase if the quote works with its names', async () => {
    for (const name of ['external_id', 'network']) {
      const result = await requireField('/card/checkout', name, ['--allow-purchase'])
      expect(result.bodies).toHaveLength(1)
      expect(aboutFields(result)).toEqual(['card.required'])
      expect(result.report.overrides).toBeNull()
    }
  })

  test.each(['full_name', 'source_of_funds'])(
    'sends no email address as %s, which the registration requires beside it',
    async (name) => {
      const args = ['--allow-registration', '--email', EMAIL]
      const result = await requireField('/register', name, args)
      const { bodies, report, state } = result
      expect(aboutFields(result)).toEqual(['accounts.register'])
      expect(report.assumptions.find(({ id }) => id === 'accounts.register')?.why).toBe(
        `the service requires ${name}`,
      )
      expect(bodies).toEqual([expect.objectContaining({ email: EMAIL })])
      expect(report.overrides).toBeNull()
      expect(state.customers).toEqual([])
    },
  )

  test.each(['external_id', 'destination_address', 'source_of_funds'])(
    'puts no value of a purchase under %s, of another meaning, if no quote worked',
    async (name) => {
      const bodies: object[] = []
      const { url } = await startService({}, async (request, answer) => {
        if (request.url.endsWith('/card/quote')) return errorResponse(404, 'not_found', 'No.')
        if (!request.url.endsWith('/card/checkout')) return answer()
        bodies.push((await request.json()) as object)
        return Response.json(invalid(`${name} is required`), { status: 400 })
      })
      const { report } = await examineJson(url, ['--allow-purchase'])
      expect(bodies).toHaveLength(1)
      expect(report.overrides ?? '').not.toContain('fieldNames')
    },
  )

  test('names a field that the service requires beside those that it finds', async () => {
    const { url } = await startService({ fieldNames: usual }, async (request, answer) => {
      const named = rejecting((names) => invalid(`${enumerate(names)} are required`), usual)
      const response = await named(request, answer)
      return request.url.endsWith('/card/quote') && response.ok
        ? Response.json(invalid('tax_id is required'), { status: 400 })
        : response
    })
    const result = await examineJson(url)
    const { report } = result
    expect(aboutFields(result)).toEqual(['card.fields', 'card.required'])
    expect(report.overrides).toContain("chain: 'network'")
    expect(report.assumptions.find(({ id }) => id === 'card.required')?.why).toBe(
      'the service requires tax_id',
    )
  })
})

describe('a block during the search', () => {
  /** Rejects the first body of a route by the names, and blocks all others. */
  async function block(path: string, answerBlocked: () => Response, args: readonly string[] = []) {
    let count = 0
    const { url } = await startService({}, (request, answer) => {
      if (!request.url.endsWith(path)) return answer()
      count++
      return count === 1
        ? Response.json(invalid('fiat_currency, network and mail are required'), { status: 400 })
        : answerBlocked()
    })
    const result = await examineJson(url, args)
    const why = (id: string) => result.report.assumptions.find((each) => each.id === id)?.why
    return { ...result, count, why }
  }
  const foreign = (status: number) => () => Response.json({ message: 'Forbidden' }, { status })
  const registration = ['--allow-registration', '--email', EMAIL]

  test.each<[string, () => Response]>([
    ['a 403 of a gateway', foreign(403)],
    ['a 418 of a gateway', foreign(418)],
    ['a 401 of the service', () => errorResponse(401, 'unauthorized', 'No.')],
    ['a 408 of the service', () => errorResponse(408, 'timeout', 'Slow.')],
  ])('of %s proves no names', async (_, answerBlocked) => {
    for (const [path, args] of [
      ['/card/quote', []],
      ['/register', registration],
    ] as const) {
      const { contradicted, report } = await block(path, answerBlocked, args)
      expect(report.overrides ?? '').not.toContain('fieldNames')
      expect(contradicted).not.toContain('card.fields')
      expect(contradicted).not.toContain('accounts.register')
    }
  })

  test.each<[string, string, readonly string[]]>([
    ['/card/quote', 'card.fields', []],
    ['/register', 'accounts.register', registration],
  ])('by a rate limit at %s ends the search, and says so', async (path, id, args) => {
    const limit = () => errorResponse(429, 'rate_limited', 'Wait.')
    const { count, report, stateOf, why } = await block(path, limit, args)
    expect(count).toBe(2)
    expect(report.overrides ?? '').not.toContain('fieldNames')
    expect(stateOf(id)).toBe('not observable')
    expect(why(id)).toBe('rate limited during the search: run again later')
  })

  test('by a rate limit ends the search by plausible names', async () => {
    let count = 0
    const { url } = await startService({}, (request, answer) => {
      if (!request.url.endsWith('/card/quote')) return answer()
      count++
      return count === 1
        ? errorResponse(400, 'validation_error', 'Something is missing.')
        : errorResponse(429, 'rate_limited', 'Wait.')
    })
    const { report } = await examineJson(url)
    expect(count).toBe(2)
    expect(report.assumptions.find(({ id }) => id === 'card.fields')?.why).toBe(
      'rate limited during the search: run again later',
    )
  })
})

describe('an error that is not about the names', () => {
  const defaults: Named = { currency: 'currency', chain: 'chain', token: 'token' }
  const guessable: Named = { currency: 'source_currency', chain: 'network', token: 'coin' }

  /** How a service rejects a body, by the fields that it lacks and those that it does not know. */
  type Words = (missing: readonly string[], unknown: readonly string[]) => string
  const numbering: Words = ([name]) => `Rejected (E${name?.length}).`
  const listing: Words = (_, unknown) => `Unrecognized keys: ${unknown.join(', ')}`

  /** Rejects each quote for a reason, before it looks at the names or after it. */
  const startRejecting = (reason: string, names: Named, words: Words, isFirst = false) =>
    startService({}, async (request, answer) => {
      if (!request.url.endsWith('/card/quote')) return answer()
      const sent = Object.keys((await request.json()) as object)
      const known = ['amount', 'country', 'payment_method', 'trade_type', 'wallet']
      const missing = Object.values(names).filter((name) => !sent.includes(name))
      const unknown = sent.filter((name) => ![...known, ...Object.values(names)].includes(name))
      const isOfNames = missing.length > 0 && !isFirst
      return Response.json(invalid(isOfNames ? words(missing, unknown) : reason), { status: 400 })
    })

  describe.each<[string, Words]>([
    ['names all missing fields', (names) => `${names.join(', ')}: is required`],
    ['names the first missing field', ([name]) => `${name}: is required`],
    ['numbers the first missing field', numbering],
    ['names no missing field', () => 'Something is missing.'],
    ['lists the unknown fields', listing],
  ])('of a service that %s', (_, words) => {
    test.each([
      'country: DE is not a market of the card rail',
      'payment_method: must be one of card, which are offered in US',
      'amount: must leave something to receive after the fees',
      'The amount is too large.',
      'wallet: is on a list',
      'Not available.',
    ])('suggests no names beside the right ones: %s', async (reason) => {
      for (const isFirst of [true, false]) {
        const { url } = await startRejecting(reason, defaults, words, isFirst)
        const result = await examineJson(url)
        expect(result.report.overrides).toBeNull()
        expect(aboutFields(result)).toEqual([])
      }
    })
  })

  test.each<[string, Words]>([
    ['numbers the missing fields', numbering],
    ['lists the unknown fields', listing],
  ])('comes after the names are found, if the service %s', async (_, words) => {
    const { url } = await startRejecting('Not available.', guessable, words)
    const { report, contradicted } = await examineJson(url)
    expect(contradicted).toContain('card.fields')
    for (const [field, name] of Object.entries(guessable))
      expect(report.overrides).toContain(`${field}: '${name}'`)
  })

  test.each<[string, ServiceOptions, ...flags: string[]]>([
    ['market', { markets: ['US'] }, '--country', 'DE'],
    ['payment method', { paymentMethods: [{ slug: 'sepa' }] }],
    ['amount', {}, '--amount', '1'],
    ['scenario', { scenario: 'market_not_served' }],
  ])('of the simulated service but its %s suggests no names', async (_, options, ...flags) => {
    const { url } = await startService(options)
    const result = await examineJson(url, ['--allow-purchase', ...flags])
    expect(result.route('card.quote')?.state).toBe('failed')
    expect(result.report.overrides ?? '').not.toContain('fieldNames')
    expect(aboutFields(result)).toEqual([])
  })
})
