import { request } from 'node:https'
import { selfSignedCertificate } from '@onramp-kit/test-tools/selfSignedCertificate'
import { expect, test } from 'vitest'
import { purchase, SANDBOX_KEY, startHarness } from '../harness.test.helper.ts'
import { serve } from './serve.ts'

test('serves over https with a certificate, and builds https URLs', async () => {
  const tls = selfSignedCertificate()
  const { close, url } = await serve(startHarness().service, { tls })
  expect(url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/)
  const answer = await new Promise<string>((resolve, reject) => {
    const asking = request(
      `${url}/v1/card/checkout`,
      { method: 'POST', ca: tls.cert, headers: { 'x-svc-publishable-key': SANDBOX_KEY } },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        response.on('end', () => resolve(text))
      },
    )
    asking.on('error', reject).end(JSON.stringify(purchase))
  })
  expect(JSON.parse(answer)).toMatchObject({ url: expect.stringMatching(`^${url}/pay/`) })
  await close()
})
