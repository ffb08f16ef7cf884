import { afterAll, expect, test } from 'vitest'
import { examineJson, rewriteJson, startService } from '../doctor.test.helper.ts'
import { createSuggestFolder } from './suggestFolder.test.helper.ts'

const { fileOf, typeCheck, remove } = createSuggestFolder()

afterAll(remove)

test('the doctor marks what no field fits, and the override throws there', async () => {
  const rewrite = rewriteJson(
    ({ url }, { ok }) => ok && url.endsWith('/card/quote'),
    ({ source }: { source: { amount: string } }) => ({ pay: source.amount }),
  )
  const file = fileOf('fields')
  const { url } = await startService({}, rewrite)
  const first = await examineJson(url, ['--suggest', file])
  expect(first.report.todos).toContain('destination.amount of card.quote')
  expect(first.report.overrides).toContain("todo('destination.amount')")
  const second = await examineJson(url, ['--overrides', file])
  expect(second.code).toBe(1)
})

test('the doctor leaves a path to fill in if no plausible path answers', async () => {
  const paths = {
    'virtualAccounts.termsOfService': '/v1/virtual-accounts/small-print',
    'virtualAccounts.identityVerification': '/v1/virtual-accounts/passport',
  }
  const { url } = await startService({ paths })
  const file = fileOf('paths')
  const { report, contradicted } = await examineJson(url, ['--suggest', file])
  expect(contradicted).toEqual(['accounts.terms', 'accounts.verification'])
  expect(report.todos).toEqual([
    "paths['virtualAccounts.termsOfService']",
    "paths['virtualAccounts.identityVerification']",
  ])
  expect(report.overrides).toContain('TODO: ask for the path')
})

test('the doctor names a field that the service requires and the client does not know', async () => {
  const { url } = await startService({}, (request, answer) =>
    request.url.endsWith('/card/quote')
      ? Response.json(
          { error: { code: 'validation_error', message: 'tax_id: is required' } },
          { status: 400 },
        )
      : answer(),
  )
  const { code, contradicted, report } = await examineJson(url)
  expect(contradicted).toEqual(['card.required'])
  expect(report.overrides).toBeNull()
  expect(code).toBe(1)
})

test('a path whose success has none of the fields is not taken', async () => {
  const paths = { 'virtualAccounts.status': '/v1/virtual-accounts/whereabouts' }
  const { url } = await startService({ paths }, (request, answer) =>
    request.url.includes('/v1/virtual-accounts/register?') ? Response.json({ ok: 1 }) : answer(),
  )
  const { contradicted, report } = await examineJson(url)
  expect(contradicted).toEqual(['accounts.status'])
  expect(report.todos).toEqual(["paths['virtualAccounts.status']"])
})

test('files with something to fill in type-check under strict options', async () => {
  expect(await typeCheck()).toBe('')
})
