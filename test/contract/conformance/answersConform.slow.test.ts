import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createService } from '@onramp-kit/msw'
import { expect, test } from 'vitest'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test('the run fails if a response does not conform, even if no test reads it', async () => {
  const vitest = path('../../../node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--config', path('fixture/vitest.config.ts')]
  const env = { PATH: process.env['PATH'], NO_COLOR: '1' }
  const [code, printed] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve([error?.code, stdout + stderr]),
    )
  })
  expect(printed).toContain('1 passed')
  expect(printed).toContain(
    'The response 200 to GET /v1/fx does not conform to generated/openapi.json: body/EUR must be string.',
  )
  expect(code).toBe(1)
})

test('the check ignores the deliberate faults of a scenario', async () => {
  const service = createService({ scenario: 'flaky_network' })
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, () => service.fetch('https://service.example/v1/fx')),
  )
  const seen = await Promise.all(
    answers.map(async (answer) => {
      if (answer.status === 'rejected') return 'dropped'
      const { value } = answer
      if (value.status === 502) return 'HTML page'
      return (await value.text()).endsWith('}') ? 'whole' : 'truncated'
    }),
  )
  expect(new Set(seen)).toEqual(new Set(['dropped', 'HTML page', 'whole', 'truncated']))
})
