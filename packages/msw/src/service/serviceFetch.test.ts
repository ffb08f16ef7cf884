import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { startHarness } from '../harness.test.helper.ts'
import { serviceFetch } from './serviceFetch.ts'

const url = 'https://onramp.test/v1/fx'

test('calls the service for a string, a URL and a Request', async () => {
  const { service } = startHarness()
  for (const input of [url, new URL(url), new Request(url)]) {
    expect((await service.fetch(input)).status).toBe(200)
  }
})

test('rejects with a TypeError when the connection is dropped', async () => {
  const fetch = serviceFetch(async () => Response.error())
  await expect(fetch(url)).rejects.toBeInstanceOf(TypeError)
})

test("rejects with the signal's reason, before and during a request", async () => {
  const asked: Request[] = []
  const fetch = serviceFetch((request) => {
    asked.push(request)
    return new Promise(() => {})
  })
  const reason = new Error('enough')
  await expect(fetch(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(asked).toEqual([])
  const controller = new AbortController()
  const waiting = fetch(new Request(url, { signal: controller.signal }))
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
  expect(asked).toHaveLength(1)
})

test('removes its abort listener after the response', async () => {
  const signals: AbortSignal[] = []
  const fetch = serviceFetch(async ({ signal }) => {
    signals.push(signal)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    return new Response()
  })
  await fetch(url)
  expect(signals.map((signal) => getEventListeners(signal, 'abort'))).toEqual([[]])
})
