import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testCards } from './service/hostedPage/card/testCards.ts'
import { CHALLENGE_CODE } from './service/hostedPage/payment/answerChallenge.ts'
import { resolveSettings } from './service/settings.ts'

test('the README names the keys, the cards and the code that are there', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
  const { keys } = resolveSettings({})
  for (const { key, origins } of keys) {
    expect(readme).toContain(
      `| \`${key}\` | ${origins.length ? `\`${origins.join()}\`` : 'every origin'} |`,
    )
  }
  for (const { number } of testCards) {
    expect(readme).toContain(`\`${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}\``)
  }
  expect(readme).toContain(`\`${CHALLENGE_CODE}\``)
})
