import { expect, test } from 'vitest'
import { supersededErrorHints } from './errors.ts'

test.each(Object.entries(supersededErrorHints))('the hint for %s is a sentence', (_code, hint) => {
  expect(hint).toMatch(/^[A-Z].+\.$/)
})
