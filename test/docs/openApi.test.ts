import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { assumptions, errorCodes, type Route, routes } from '@onramp-kit/core/contract'
import { supersededAssumptions, supersededRoutes } from '@onramp-kit/superseded/contract'
import { describe, expect, test } from 'vitest'
import { contracts } from '../../scripts/docs/openapi/contracts.ts'
import { openApi } from '../../scripts/docs/openapi/openApi.ts'
import { readContract } from '../../scripts/docs/openapi/readContract.ts'
import { parseDocComment } from '../../scripts/docs/sources/docComment.ts'

interface Operation {
  readonly operationId: string
  readonly deprecated?: boolean
  readonly security: readonly Readonly<Record<string, readonly never[]>>[]
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, { readonly content?: object; headers?: object }>>
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly securitySchemes: object }
  readonly 'x-assumptions': object
}

const declarations = await readContract()
const document = openApi(contracts, declarations) as Document
const all = contracts.flatMap((contract) =>
  Object.entries(contract.routes).map(([id, route]) => [id, route, contract] as const),
)
const current: [string, Route][] = Object.entries(routes)

function operationOf({ method, path }: Route, { paths }: Document = document): Operation {
  const operation = paths[path]?.[method.toLowerCase()]
  if (operation === undefined) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

test('the document has exactly one operation for each route', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const ids = operations.map(({ operationId }) => operationId.toLowerCase())
  const names = all.map(([id]) => id.replaceAll('.', '').toLowerCase())
  expect(ids.toSorted()).toEqual(names.toSorted())
})

test.each(current)('%s requires the publishable key as the contract does', (_, route) => {
  expect(operationOf(route).security).toEqual(route.requiresKey ? [{ publishableKey: [] }] : [])
})

test.each(all)('%s lists every error of the contract under its status', (_, route, contract) => {
  const listed = Object.entries(operationOf(route).responses)
    .filter(([status]) => status >= '300')
    .flatMap(([status, { content }]) => {
      const [{ examples }] = Object.values(content ?? {}) as [{ examples: object }]
      return Object.keys(examples).map((code) => [Number(status), code])
    })
  const table = Object.entries(contract.errorCodes)
    .filter(([code]) => route.errors.includes(code))
    .map(([code, { status }]) => [status, code])
  expect(listed.toSorted()).toEqual(table.toSorted())
})

test('the document describes Retry-After for rate limits', () => {
  expect(operationOf(routes['fx.rates']).responses[429]?.headers).toHaveProperty('Retry-After')
})

test('the document puts the order id in the path and the wallet in the query', () => {
  const { parameters, requestBody } = operationOf(routes['card.orders.get'])
  expect(parameters?.map(({ in: where, name }) => `${where} ${name}`)).toEqual([
    'path id',
    'query wallet',
  ])
  expect(requestBody).toBeUndefined()
})

test('the document contains the ledger and marks every part that depends on it', () => {
  expect(document['x-assumptions']).toEqual({ ...assumptions, ...supersededAssumptions })
  const marks = JSON.stringify(document.paths).matchAll(/"x-assumption":(\[.*?\])/g)
  const marked = [...marks].flatMap(([, ids = '']) => JSON.parse(ids) as string[])
  const resting = all.flatMap(([, { assumes }]) => Object.values(assumes).flat())
  expect(new Set(marked)).toEqual(new Set(resting))
})

test('openApi rejects a route without a doc comment', () => {
  const contract = { routes: { 'old.read': routes['card.orders.get'] }, errorCodes, assumptions }
  expect(() => openApi([contract], declarations)).toThrow('old.read has no doc comment')
  const doc = parseDocComment('Read it. It was read.')
  const table = { name: 'oldRoutes', value: contract.routes, doc, docOf: () => doc }
  const document = openApi([contract], [...declarations, table]) as Document
  expect(operationOf(routes['card.orders.get'], document)).toMatchObject({
    summary: 'Read it',
    description: 'It was read.',
  })
})

describe('the superseded routes', () => {
  const superseded: [string, Route][] = Object.entries(supersededRoutes)

  test('are the only deprecated operations', () => {
    const deprecated = all.filter(([, route]) => operationOf(route).deprecated)
    expect(deprecated.map(([id]) => id)).toEqual(superseded.map(([id]) => id))
  })

  test.each(superseded)(
    '%s requires the key with a proof or the refresh cookie, or the session cookie',
    (_, route) => {
      expect(operationOf(route).security).toEqual(
        route.requiresKey
          ? [{ publishableKey: [] }, { publishableKey: [], svc_refresh: [] }]
          : [{ svc_session: [] }],
      )
    },
  )

  test('describe the cookies of a session and the optional proof', () => {
    const { requestBody, responses } = operationOf(supersededRoutes['session.siwe'])
    expect(requestBody).toMatchObject({ required: false })
    expect(responses[204]?.headers).toEqual({
      'Set-Cookie': {
        description:
          'Two headers. `svc_session`: Path=/, Max-Age=3600, HttpOnly, Secure, SameSite=None, Partitioned. `svc_refresh`: Path=/v1/session, Max-Age=2592000, HttpOnly, Secure, SameSite=None, Partitioned.',
        schema: { type: 'string' },
      },
    })
    expect(document.components.securitySchemes).toMatchObject({
      svc_session: { type: 'apiKey', in: 'cookie', name: 'svc_session' },
      svc_refresh: { type: 'apiKey', in: 'cookie', name: 'svc_refresh' },
    })
  })
})

test('the document passes the linter without a warning', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'))
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const printed = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [cli, 'lint', 'generated/openapi.json', '--format=json'],
      { cwd: root, env: { ...process.env, ...quiet } },
      (_error, stdout) => resolve(stdout),
    )
  })
  expect(JSON.parse(printed)).toMatchObject({ totals: { errors: 0, warnings: 0 } })
})
