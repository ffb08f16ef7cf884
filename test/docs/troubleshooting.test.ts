import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('site/src/content/docs/guides/troubleshooting.md', 'utf8')
const questions = page
  .split(/^### /m)
  .slice(1)
  .map((part) => part.split(/^## /m)[0] ?? '')

test('troubleshooting answers at least 25 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(25)
})

test.each(questions.map((text) => [text.split('\n')[0], text]))(
  'the answer to "%s" has a link',
  (_, text) => {
    expect(text).toMatch(/\[[^\]]+\]\([^)]+\)/)
  },
)
