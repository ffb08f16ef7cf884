import { expect, test } from 'vitest'
import { errorOf, SANDBOX_KEY, startHarness } from '../../harness.test.helper.ts'

test('the service accepts 64 KiB and rejects one byte more with a 413', async () => {
  const { ask } = startHarness()
  const send = (size: number) =>
    errorOf(ask('POST', '/v1/card/checkout', { body: 'x'.repeat(size) }))
  expect((await send(64 * 1024)).code).toBe('validation_error')
  expect(await send(64 * 1024 + 1)).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('the service rejects bytes that are not UTF-8, and a missing body', async () => {
  const { service } = startHarness()
  const send = (bytes: BodyInit | null) =>
    errorOf(
      service.fetch('https://onramp.test/v1/card/checkout', {
        method: 'POST',
        headers: { 'x-svc-publishable-key': SANDBOX_KEY },
        body: bytes,
      }),
    )
  expect((await send(new Uint8Array([0x7b, 0xff]))).message).toContain('UTF-8')
  expect((await send(null)).message).toBe('The body is not valid JSON.')
})
