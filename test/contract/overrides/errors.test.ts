import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { errorResponse, html, json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import { createTestClient, type TestClientOptions } from '@onramp-kit/test-tools/testClient'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { z as zod3 } from 'zod/v3'

const problem = { type: 'too_small', detail: 'The amount is too small.', pointer: 'amount' }

/** Opens a purchase that the service answers with this error. */
function rejected(response: Response, options: TestClientOptions) {
  const network = scriptNetwork(response)
  const { client } = createTestClient({ fetch: network.fetch, ...options })
  return { network, client, open: () => client.card.checkout(purchase) }
}

test('override errors.envelope: a function reads an error of another shape', async () => {
  const errors = (body: unknown) => {
    const { type, detail, pointer } = body as typeof problem
    return { code: type, message: detail, field: pointer }
  }
  const { open } = rejected(json(problem, { status: 422 }), { errors })
  await expect(open()).rejects.toMatchObject({
    name: 'ApiError',
    status: 422,
    code: 'too_small',
    serviceMessage: 'The amount is too small.',
    field: 'amount',
    outcome: 'unknown',
  })
})

test('override errors.envelope: a schema reads an error of another shape', async () => {
  const errors = z.pipe(
    z.object({ type: z.string(), detail: z.string() }),
    z.transform(({ type, detail }) => ({ code: type, message: detail })),
  )
  const { open } = rejected(json(problem, { status: 422 }), { errors })
  await expect(open()).rejects.toMatchObject({ name: 'ApiError', code: 'too_small' })
})

const read = (body: unknown) => {
  const { type, detail } = body as Partial<typeof problem>
  return type !== undefined && detail !== undefined
    ? { value: { code: type, message: detail } }
    : { issues: [{ message: 'is not a problem document' }] }
}
const standard = { version: 1, vendor: 'another', validate: read } as const

test.each<[string, TestClientOptions['errors']]>([
  [
    'zod 3',
    zod3
      .object({ type: zod3.string(), detail: zod3.string() })
      .transform(({ type, detail }) => ({ code: type, message: detail })),
  ],
  ['a library with objects, such as valibot', { '~standard': standard }],
  [
    'a library with functions, such as arktype',
    Object.assign(() => undefined, { '~standard': standard }),
  ],
])(
  'override errors.envelope: a schema of %s reads an error of another shape',
  async (_, errors) => {
    const { open } = rejected(json(problem, { status: 422 }), { errors })
    await expect(open()).rejects.toMatchObject({ name: 'ApiError', code: 'too_small' })
    const envelope = rejected(errorResponse(400, 'validation_error'), { errors })
    await expect(envelope.open()).rejects.toMatchObject({ code: 'validation_error' })
  },
)

test.each<[string, TestClientOptions['errors']]>([
  ['a schema', { '~standard': { ...standard, validate: async (body) => read(body) } }],
  [
    'a schema that rejects',
    { '~standard': { ...standard, validate: () => Promise.reject(new Error('late')) } },
  ],
  [
    'an asynchronous schema of zod',
    z.pipe(
      z.unknown(),
      z.transform(async () => ({ code: 'late', message: '' })),
    ),
  ],
  ['a function', (async () => undefined) as unknown as () => undefined],
])('override errors.envelope: %s that returns a promise is reported', async (_, errors) => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => print.mockRestore())
  const { open } = rejected(errorResponse(400, 'validation_error'), { errors })
  await expect(open()).rejects.toMatchObject({ code: 'validation_error' })
  expect(print.mock.calls).toEqual([
    [new TypeError('Onramp Kit: the option errors must not return a promise.')],
  ])
})

test.each([{ parse: () => undefined }, { _def: {} }, 'problem', 7, true, []])(
  'override errors.envelope: createOnrampClient rejects %j, and says what it accepts',
  (errors) => {
    expect(() => createTestClient({ errors: errors as never })).toThrow(
      expect.objectContaining({
        code: 'invalid_option',
        message: expect.stringContaining(
          'createOnrampClient: errors must be a function or a Standard Schema, such as one of zod.',
        ),
      }),
    )
  },
)

test.each([
  ['knows none', () => undefined],
  ['throws', () => JSON.parse('')],
  ['returns no error', () => JSON.parse('{"code":7}')],
])(
  'override errors.envelope: the client reads the envelope where the function %s',
  async (_, errors) => {
    // What the function throws is reported.
    const print = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => print.mockRestore())
    const { open } = rejected(errorResponse(400, 'validation_error'), { errors })
    await expect(open()).rejects.toMatchObject({ name: 'ApiError', code: 'validation_error' })
    const foreign = rejected(json(problem, { status: 403 }), { errors })
    await expect(foreign.open()).rejects.toMatchObject({
      name: 'ContractError',
      code: 'foreign_envelope',
      assumptions: ['errors.envelope', 'card.errors'],
    })
  },
)

test.each([400, 422])(
  'override errors.envelope: without it, a rejection with the status %i names every assumption that may be wrong',
  async (status) => {
    const { open } = rejected(json(problem, { status }), {})
    await expect(open()).rejects.toMatchObject({
      code: 'foreign_envelope',
      assumptions: [
        'card.fields',
        'card.required',
        'card.precision',
        'errors.envelope',
        'card.errors',
      ],
    })
  },
)

test('override errors.envelope: without it, the client does not retry a permanent error of another shape', async () => {
  const { client, network } = rejected(json({ message: 'no Route matched' }, { status: 404 }), {})
  await client.rail.config().catch(() => {})
  expect(network.requests).toHaveLength(1)
})

test('override errors.outcome: a configured status has the outcome none in any envelope, but not in the page of a proxy', async () => {
  const options = { rejections: [422] }
  for (const response of [errorResponse(422, 'too_small'), json(problem, { status: 422 })]) {
    const { open } = rejected(response, options)
    await expect(open()).rejects.toMatchObject({ status: 422, outcome: 'none' })
  }
  for (const response of [errorResponse(423, 'too_small'), html(422)]) {
    const { open } = rejected(response, options)
    await expect(open()).rejects.toMatchObject({ outcome: 'unknown' })
  }
})

test('override errors.field: the configured function names the field', async () => {
  const errors = () => ({ code: 'validation_error', message: 'Too small.', field: 'amount' })
  const { open } = rejected(json({}, { status: 400 }), { errors })
  await expect(open()).rejects.toMatchObject({ field: 'amount', outcome: 'none' })
})

test('override errors.request_id: an error carries the id of the configured header', async () => {
  const headers = { 'x-request-id': 'req_1', 'cf-ray': 'ray_1' }
  const usual = rejected(errorResponse(400, 'validation_error', headers), {})
  await expect(usual.open()).rejects.toMatchObject({ requestId: 'req_1' })
  const options = { requestIdHeader: 'CF-Ray' }
  const other = rejected(errorResponse(400, 'validation_error', headers), options)
  await expect(other.open()).rejects.toMatchObject({ requestId: 'ray_1' })
})
