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

test('the README says which templates need a later Node than the command', () => {
  const later = templates.flatMap(({ name, folder }) => {
    const path = new URL(`../../../${folder}/package.json`, import.meta.url)
    const { engines } = JSON.parse(readFileSync(path, 'utf8')) as { engines?: { node: string } }
    return engines
      ? `\`${name}\` (${engines.node.replaceAll(/[\^>=]/g, '').replace(' ||', ', or')})`
      : []
  })
  expect(later.length).toBeGreaterThan(1)
  for (const each of later) expect(readme).toContain(each)
})

test('the README lists the flags of --help', () => {
  const rows = [...usage.matchAll(/^ {2}(-.*?) {2,}(.+)$/gm)]
  expect(rows.length).toBeGreaterThan(3)
  for (const [, flag, meaning] of rows) expect(readme).toContain(`| \`${flag}\` | ${meaning} |`)
})
