import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testCards } from './service/card/paymentMethods.ts'
import { CHALLENGE_CODE } from './service/pages/payment/challenge.ts'
import { resolveSettings } from './service/settings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')

test('the README lists the default keys, the test cards and the one-time code', () => {
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

test('the README shows how to install the worker, and uses example hosts only, but for links', () => {
  expect(readme).toContain('npx msw init public/')
  const text = readme.replaceAll(/^\[.+\]: https:.+$/gm, '')
  for (const [, host] of text.matchAll(/https?:\/\/([^/'`\s)]+)/g)) {
    expect(host).toMatch(/^(service|shop)\.example$/)
  }
})

test('every snippet of the README type-checks as a module', async () => {
  const snippets = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code)
  expect(snippets.length).toBeGreaterThan(3)
  // Inside node_modules, so that the packages resolve by name.
  const cache = join(root, 'node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'readme-'))
  try {
    const names = snippets.map((_code, index) => `snippet${index}.ts`)
    await Promise.all(
      snippets.map((code, index) => writeFile(join(folder, names[index] ?? ''), code)),
    )
    const config = { extends: join(root, 'tsconfig.json'), files: names }
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
    expect(await typeErrors(folder)).toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
})

function typeErrors(folder: string): Promise<string> {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return new Promise((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder], (_error, stdout) => resolve(stdout))
  })
}
