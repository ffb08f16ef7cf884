import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createService } from '@onramp-kit/msw'
import { expect, test } from 'vitest'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test('a run in which one answer is not as the document says fails, even if no test looks at it', async () => {
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
    'GET /v1/fx was answered by 200, and not as docs/openapi.json says: body/EUR must be string.',
  )
  expect(code).toBe(1)
})

test('what a scenario breaks on purpose is let through', async () => {
  const service = createService({ scenario: 'flaky_network' })
  const answers = await Promise.allSettled(
    Array.from({ length: 60 }, () => service.fetch('https://service.example/v1/fx')),
  )
  const seen = await Promise.all(
    answers.map(async (answer) => {
      if (answer.status === 'rejected') return 'dropped'
      const { value } = answer
      if (value.status === 502) return 'page of a proxy'
      return (await value.text()).endsWith('}') ? 'whole' : 'cut off'
    }),
  )
  expect(new Set(seen)).toEqual(new Set(['dropped', 'page of a proxy', 'whole', 'cut off']))
})
