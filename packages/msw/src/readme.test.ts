import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testCards } from './service/card/cardsAndWallets.ts'
import { CHALLENGE_CODE } from './service/pages/payment/challenge.ts'
import { resolveSettings } from './service/settings.ts'

const guides = new URL('../../../site/src/content/docs/guides/testing/', import.meta.url)
const overview = await readFile(new URL('index.md', guides), 'utf8')
const worker = await readFile(new URL('worker.md', guides), 'utf8')

test('the guide lists the default keys, the test cards and the one-time code', () => {
  const { keys } = resolveSettings({})
  for (const { key, origins } of keys) {
    expect(overview).toContain(
      `| \`${key}\` | ${origins.length ? `\`${origins.join()}\`` : 'every origin'} |`,
    )
  }
  for (const { number } of testCards) {
    expect(overview).toContain(`\`${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}\``)
  }
  expect(overview).toContain(`\`${CHALLENGE_CODE}\``)
})

test('the guide shows how to install the worker, and uses example hosts only, but for links', () => {
  expect(worker).toContain('npx msw init public/')
  for (const [, host] of overview.matchAll(/https?:\/\/([^/'`\s)]+)/g)) {
    expect(host).toMatch(/^(service|shop)\.example$/)
  }
})
