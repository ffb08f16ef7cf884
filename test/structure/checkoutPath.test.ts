import { Session } from 'node:inspector/promises'
import { createHandlers, createService } from '@onramp-kit/msw'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'

/** Runs `work` and returns the simulator's files in which V8 saw a function run. */
async function filesRunBy(work: () => Promise<void>): Promise<readonly string[]> {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await work()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    return result
      .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
      .flatMap(({ url }) => /packages\/msw\/src\/([^?]+)/.exec(url)?.[1] ?? [])
      .toSorted()
  } finally {
    session.disconnect()
  }
}

test('a simulated POST checkout runs at most 22 files', async () => {
  const baseUrl = 'https://service.example'
  const handlers = createHandlers(createService(), { baseUrl })
  const files = await filesRunBy(async () => {
    const request = new Request(`${baseUrl}/v1/card/checkout`, {
      method: 'POST',
      headers: {
        'x-svc-publishable-key': 'svc_public_sandbox_demo',
        'Idempotency-Key': 'first',
      },
      body: JSON.stringify(purchase),
    })
    expect((await getResponse(handlers, request))?.status).toBe(200)
  })
  // Known files of the path, so that a broken measurement fails.
  expect(files).toEqual(
    expect.arrayContaining([
      'handlers.ts',
      'service/createService.ts',
      'service/http/router.ts',
      'service/api/endpoints.ts',
      'service/api/authorize.ts',
      'service/card/checkout.ts',
      'service/http/responses.ts',
    ]),
  )
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(22)
})
