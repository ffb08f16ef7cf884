import { expect, test } from 'vitest'
import { errorOf, purchase, SANDBOX_KEY, startHarness } from '../../harness.test.helper.ts'

test('the service accepts 64 KiB and rejects one byte more with a 413', async () => {
  const { ask } = startHarness()
  const send = (size: number) =>
    errorOf(ask('POST', '/v1/card/checkout', { body: 'x'.repeat(size) }))
  expect((await send(64 * 1024)).code).toBe('validation_error')
  expect(await send(64 * 1024 + 1)).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('the service rejects bytes that are not UTF-8, also inside a string, and a missing body', async () => {
  const { service } = startHarness()
  const send = (body: BodyInit | null) =>
    errorOf(
      service.fetch('https://onramp.test/v1/card/checkout', {
        method: 'POST',
        headers: { 'x-svc-publishable-key': SANDBOX_KEY },
        body,
      }),
    )
  const [before = '', after = ''] = JSON.stringify({ ...purchase, note: '?' }).split('?')
  for (const body of [Uint8Array.of(0x7b, 0xff), new Blob([before, Uint8Array.of(0xff), after])])
    expect(await send(body)).toMatchObject({
      code: 'validation_error',
      message: 'The body could not be read as UTF-8 text.',
    })
  expect((await send(null)).message).toBe('The body is not valid JSON.')
})
