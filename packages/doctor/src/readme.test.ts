import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usage } from './cli/usage.ts'

const guide = readFileSync(
  new URL('../../../site/src/content/docs/guides/doctor.md', import.meta.url),
  'utf8',
)

test('the guide lists the flags and exit codes of --help', () => {
  const plain = guide.replaceAll('`', '')
  const rows = [...usage.matchAll(/^ {2}(\S.*?) {2,}(.+)$/gm)]
  expect(rows.length).toBeGreaterThan(20)
  for (const [, name = '', meaning = ''] of rows)
    expect(plain).toContain(`| ${name} | ${meaning} |`)
})
