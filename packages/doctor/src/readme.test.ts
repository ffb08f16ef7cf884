import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usage } from './cli/usage.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

test('the README lists the flags and exit codes of --help', () => {
  const plain = readme.replaceAll('`', '')
  const rows = [...usage.matchAll(/^ {2}(\S.*?) {2,}(.+)$/gm)]
  expect(rows.length).toBeGreaterThan(20)
  for (const [, name = '', meaning = ''] of rows)
    expect(plain).toContain(`| ${name} | ${meaning} |`)
})
