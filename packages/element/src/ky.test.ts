import { json, scriptNetwork } from '@onramp-kit/test-tools/scriptedNetwork'
import ky, { isNetworkError } from 'ky'
import { expect, test } from 'vitest'
import standIn, { isNetworkError as isWrapped } from './ky.ts'

/** The options that core passes to ky. */
const options = {
  headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo', traceparent: '00-1-2-01' },
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'omit',
  redirect: 'manual',
  cache: 'no-store',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const
const url = 'https://service.example/v1/fx?base=EUR'

/** What arrives at the network. */
async function sent(send: (fetch: typeof globalThis.fetch) => Promise<Response>) {
  let request: Request | undefined
  const response = await send(async (input, init) => {
    request = new Request(input, init)
    return json({ error: { code: 'x', message: 'y' } }, { status: 503 })
  })
  if (request === undefined) throw new Error('nothing was sent')
  const { method, credentials, redirect, cache, referrerPolicy, headers } = request
  const body = await request.text()
  const settings = { method, credentials, redirect, cache, referrerPolicy }
  return { status: response.status, url: request.url, ...settings, headers: [...headers], body }
}

test.each([
  ['GET', undefined],
  ['POST', { amount: '50', nothing: undefined }],
] as const)('the bundle sends the same %s as ky', async (method, body) => {
  const ours = await sent((fetch) => standIn(url, { ...options, method, json: body, fetch }))
  expect(ours).toEqual(
    await sent((fetch) => ky(url, { ...options, method, ...(body && { json: body }), fetch })),
  )
  expect(ours).toMatchObject({ status: 503, method, redirect: 'manual', credentials: 'omit' })
})

test('a network error has the same cause in the bundle and with ky', async () => {
  const { fetch } = scriptNetwork('dropped')
  const causeOf = (error: unknown, wraps: (error: unknown) => boolean) =>
    wraps(error) ? (error as Error).cause : error
  const [ours, theirs] = await Promise.all([
    standIn(url, { ...options, fetch }).catch((error: unknown) => causeOf(error, isWrapped)),
    ky(url, { ...options, fetch }).catch((error: unknown) => causeOf(error, isNetworkError)),
  ])
  expect(ours).toBeInstanceOf(TypeError)
  expect(ours).toEqual(theirs)
})

test('an aborted request ends with the reason in the bundle and with ky', async () => {
  const reason = new Error('left')
  const signal = AbortSignal.abort(reason)
  const fetch = async (input: RequestInfo | URL) => {
    ;(input as Request).signal.throwIfAborted()
    return json({})
  }
  await expect(standIn(url, { ...options, fetch, signal })).rejects.toBe(reason)
  await expect(ky(url, { ...options, fetch, signal })).rejects.toBe(reason)
})
