import { readFileSync, writeFileSync } from 'node:fs'
import type { CardQuote, ErrorEnvelope } from '@onramp-kit/core/contract'
import { afterAll, describe, expect, test } from 'vitest'
import {
  EMAIL,
  examineJson,
  failAt,
  rewriteJson,
  rewriteSuccess,
  startService,
} from '../doctor.test.helper.ts'
import { createSuggestFolder } from './suggestFolder.test.helper.ts'

const { fileOf, typeCheck, remove } = createSuggestFolder()

afterAll(remove)

test('the doctor marks what no field fits, and the override throws there', async () => {
  const rewrite = rewriteSuccess(/\/card\/quote$/, ({ source }: CardQuote) => ({
    pay: source.amount,
  }))
  const file = fileOf('fields')
  const { url } = await startService({}, rewrite)
  const first = await examineJson(url, ['--suggest', file])
  expect(first.report.todos).toContain('destination.amount of card.quote')
  expect(first.report.overrides).toContain("todo('destination.amount')")
  const second = await examineJson(url, ['--overrides', file])
  expect(second.code).toBe(1)
})

test('the doctor leaves a path to fill in if no plausible path answers', async () => {
  const paths = {
    'virtualAccounts.termsOfService': '/v1/virtual-accounts/small-print',
    'virtualAccounts.identityVerification': '/v1/virtual-accounts/passport',
  }
  const { url } = await startService({ paths })
  const file = fileOf('paths')
  const args = ['--allow-registration', '--email', EMAIL, '--suggest', file]
  const { report, contradicted } = await examineJson(url, args)
  expect(contradicted).toEqual(['accounts.terms', 'accounts.verification'])
  expect(report.todos).toEqual([
    "paths['virtualAccounts.termsOfService']",
    "paths['virtualAccounts.identityVerification']",
  ])
  expect(report.overrides).toContain('TODO: ask for the path')
})

const everything = ['--allow-purchase', '--allow-registration', '--email', EMAIL]

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'card',
    {
      'card.quote': '/v1/card/price',
      'card.checkout': '/v1/card/purchases',
      'card.orders.get': '/v1/card/purchases/{id}',
    },
    "'card.orders.get': '/v1/card/orders-TODO/{id}', // TODO: ask for the path",
  ],
  [
    'rates-and-accounts',
    {
      'fx.rates': '/v1/rates',
      'virtualAccounts.list': '/v1/bank-accounts',
      'virtualAccounts.register': '/v1/bank-accounts/register',
    },
    "'fx.rates': '/v1/fx-TODO', // TODO: ask for the path",
  ],
])(
  'a service that has the %s routes elsewhere leaves their paths to fill in, with which the file works',
  async (name, paths, line) => {
    const { url } = await startService({ paths })
    const file = fileOf(name)
    const first = await examineJson(url, [...everything, '--suggest', file])
    expect(first.report.todos.toSorted()).toEqual(
      Object.keys(paths)
        .map((id) => `paths['${id}']`)
        .toSorted(),
    )
    expect(first.report.overrides).toContain(line)
    for (const id of Object.keys(paths))
      expect(first.route(id)).toMatchObject({
        state: 'failed',
        words: expect.stringContaining('; the path may differ: ask for it') as string,
      })
    expect({ code: first.code, contradicted: first.contradicted }).toEqual({
      code: 1,
      contradicted: [],
    })

    const filled = Object.entries(paths).reduce(
      (text, [id, path]) => text.replace(new RegExp(`('${id}': )'[^']+'`), `$1'${path}'`),
      readFileSync(file, 'utf8'),
    )
    writeFileSync(fileOf(`${name}-filled`), filled)
    const after = await startService({ paths })
    const args = [...everything, '--overrides', fileOf(`${name}-filled`)]
    const second = await examineJson(after.url, args)
    expect({ code: second.code, todos: second.report.todos }).toEqual({ code: 0, todos: [] })
  },
)

let requests = 0

test.each<[string, (method: string, url: URL) => string]>([
  [
    'Express',
    (method, { pathname }) => `{"error":"Not Found","message":"Cannot ${method} ${pathname}"}`,
  ],
  [
    'Nest, with the query',
    (method, { pathname, search }) =>
      `{"message":"Cannot ${method} ${pathname}${search}","error":"Not Found","statusCode":404}`,
  ],
  [
    'Fastify, with the query',
    (method, { pathname, search }) =>
      `{"message":"Route ${method}:${pathname}${search} not found","error":"Not Found","statusCode":404}`,
  ],
  [
    'Laravel, with escaped slashes',
    (_, { pathname }) =>
      `{"message":"The route ${pathname.slice(1).replaceAll('/', '\\/')} could not be found."}`,
  ],
  [
    'a gateway, with an id of the request',
    () => `{"error":"no_route","trace":"01K${(++requests * 7_654_321).toString(36)}0"}`,
  ],
])('a 404 of %s for an unknown path contradicts no envelope', async (_name, bodyOf) => {
  const options = {
    paths: {
      'fx.rates': '/v1/rates',
      'card.quote': '/v1/card/price',
      'virtualAccounts.list': '/v1/accounts',
    },
  }
  const { url } = await startService(options, async ({ method, url: asked }, answer) => {
    const response = await answer()
    if (response.ok || !(await response.clone().text()).includes('"not_found"')) return response
    const headers = { 'content-type': 'application/json' }
    return new Response(bodyOf(method, new URL(asked)), { status: 404, headers })
  })
  const { contradicted, report, route, stateOf } = await examineJson(url)
  expect(contradicted).toEqual([])
  expect(stateOf('errors.envelope')).toBe('confirmed')
  expect(route('card.quote')).toMatchObject({ state: 'failed' })
  expect(report.todos.toSorted()).toEqual(
    Object.keys(options.paths)
      .map((id) => `paths['${id}']`)
      .toSorted(),
  )
})

describe('errors of a service', () => {
  const start = (body: (message: string) => object) =>
    startService(
      {},
      rewriteJson(
        (_, { ok }) => !ok,
        ({ error }: ErrorEnvelope) => body(error.message),
      ),
    )

  test('without a code leave it to fill in, and put no path in doubt', async () => {
    const { url } = await start((message) => ({ message }))
    const { contradicted, report } = await examineJson(url, ['--suggest', fileOf('no-code')])
    expect(contradicted).toEqual(['errors.envelope'])
    expect(report.todos).toEqual(['code of errors'])
    expect(report.overrides).toContain("code: todo('code'), message: seen.message")
  })

  test('with a number as code are read, and put no path in doubt', async () => {
    const { url } = await start((message) => ({ code: 1042, message }))
    const { report, route } = await examineJson(url, ['--suggest', fileOf('number')])
    expect(route('card.orders.get')?.words).toBe(
      '1042: This wallet has no card order with this id.',
    )
    expect(report.overrides).toContain('code: String(seen.code), message: seen.message')
    expect(report.todos).toEqual([])
  })

  test('with their status as code leave the code to fill in', async () => {
    const { url } = await startService({}, async (_, answer) => {
      const { ok, status, headers, body } = await answer()
      return ok
        ? new Response(body, { status, headers })
        : Response.json({ code: status, message: 'Rejected.' }, { status })
    })
    const { report } = await examineJson(url, ['--suggest', fileOf('status')])
    expect(report.overrides).toContain("code: todo('code'), message: seen.message")
  })

  test('with neither a code nor a message contradict the envelope', async () => {
    const { url } = await start((message) => ({ reasons: [message] }))
    const { contradicted, report } = await examineJson(url)
    expect(contradicted).toEqual(['errors.envelope'])
    expect(report.todos).toEqual([])
  })

  test('with a code on one route only are read there', async () => {
    const { url } = await startService({}, async (request, answer) => {
      const response = await answer()
      if (response.ok) return response
      const { error } = (await response.json()) as { error: object }
      const isOrder = request.url.includes('/card/orders/')
      return Response.json(isOrder ? { message: 'No order.' } : error, response)
    })
    const { report, stateOf } = await examineJson(url)
    expect(stateOf('accounts.errors')).toBe('confirmed')
    expect(report.overrides).toContain('code: seen.code, message: seen.message')
  })
})

test('a 404 with a code of the contract is not about the path', async () => {
  const rewrite = failAt(/\/v1\/virtual-accounts$/, 404, 'customer_not_registered')
  const { url } = await startService({}, rewrite)
  expect((await examineJson(url)).report.todos).toEqual([])
})

test('the doctor leaves the segment of the rail to fill in, and never its path', async () => {
  const requests: string[] = []
  const { url } = await startService({ railSegment: 'tunnel' }, (request, answer) => {
    requests.push(new URL(request.url).pathname)
    return answer()
  })
  const { contradicted, report } = await examineJson(url, ['--suggest', fileOf('segment')])
  expect(contradicted).toEqual(['rail.segment'])
  expect(report.todos).toEqual(['railSegment'])
  expect(report.overrides).toContain("railSegment: 'TODO', // TODO: ask for the segment")
  expect(report.overrides).not.toContain('paths')
  const probed = requests.filter((path) => path.endsWith('/config'))
  expect(probed).toHaveLength(new Set(probed).size)
})

test('the doctor names a field that the service requires and the client does not know', async () => {
  const rewrite = failAt(/\/card\/quote$/, 400, 'validation_error', 'tax_id: is required')
  const { url } = await startService({}, rewrite)
  const { code, contradicted, report } = await examineJson(url)
  expect(contradicted).toEqual(['card.required'])
  expect(report.overrides).toBeNull()
  expect(code).toBe(1)
})

test('a path whose success has none of the fields is not taken', async () => {
  const paths = { 'virtualAccounts.status': '/v1/virtual-accounts/whereabouts' }
  const { url } = await startService({ paths }, (request, answer) =>
    request.url.includes('/v1/virtual-accounts/register?') ? Response.json({ ok: 1 }) : answer(),
  )
  const { contradicted, report } = await examineJson(url)
  expect(contradicted).toEqual(['accounts.status'])
  expect(report.todos).toEqual(["paths['virtualAccounts.status']"])
})

test('files with something to fill in type-check under strict options', async () => {
  expect(await typeCheck()).toBe('')
})
