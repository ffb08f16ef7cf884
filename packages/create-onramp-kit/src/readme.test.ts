import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usage } from './cli/usage.ts'
import { templates } from './templates.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the README lists the templates and where they come from', () => {
  const rows = templates.map(
    ({ name, title, folder }) =>
      `| \`${name}\` | [${title}](https://github.com/onramp-kit/onramp-kit/tree/main/${folder}) |`,
  )
  expect(readme).toContain(rows.join('\n'))
})

test('the README says which versions of Node a template accepts, if fewer than the command', () => {
  const limited = templates.flatMap(({ name, folder }) => {
    const path = new URL(`../../../${folder}/package.json`, import.meta.url)
    const { engines } = JSON.parse(readFileSync(path, 'utf8')) as { engines?: { node: string } }
    return engines ? `\`${name}\` (\`${engines.node}\`)` : []
  })
  expect(limited.length).toBeGreaterThan(1)
  const text = readme.replaceAll(/\s+/g, ' ')
  for (const each of limited) expect(text).toContain(each)
})

test('the README lists the flags of --help', () => {
  const rows = [...usage.matchAll(/^ {2}(-.*?) {2,}(.+)$/gm)]
  expect(rows.length).toBeGreaterThan(3)
  for (const [, flag, meaning] of rows) expect(readme).toContain(`| \`${flag}\` | ${meaning} |`)
})
