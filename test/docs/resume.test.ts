import { readFileSync } from 'node:fs'
import type { SituationAction } from '@onramp-kit/core'
import { expect, test } from 'vitest'
import { situations } from '../../packages/core/src/orders/situation.ts'

const words: Readonly<Record<SituationAction, string>> = {
  pay: 'pay',
  check_again: 'check again',
  try_again: 'try again',
  start_over: 'start over',
  contact_support: 'contact support',
  done: 'finish',
}

test('concepts/resume.md offers what each situation after a reload does', () => {
  const page = readFileSync('site/src/content/docs/concepts/resume.md', 'utf8')
  const rows = [...page.matchAll(/^\|.*\| `(\w+)` \| (.+) \|$/gm)]
  expect(rows.map(([, name]) => name)).toContain('unconfirmed')
  for (const [, name = '', offered] of rows) {
    const [, ...actions] = situations[name as keyof typeof situations]
    const expected = actions.map((action) => words[action]).join(', ') || 'wait'
    expect(offered, name).toBe(expected)
  }
})
