import { readFileSync } from 'node:fs'
import { isDecided, isTerminal } from '@onramp-kit/core'
import { customerStatuses, orderStatuses } from '@onramp-kit/core/contract'
import { expect, test } from 'vitest'

const page = readFileSync('site/src/content/docs/reference/statuses.md', 'utf8')

test.each([
  ['Card order', 'Final.', orderStatuses, isTerminal],
  ['Bank customer', 'Decided.', customerStatuses, isDecided],
] as const)(
  'the statuses under "%s" are the known ones, and "%s" is written where it is true',
  (heading, mark, statuses, isMarked) => {
    const [, chapter = ''] = page.split(`\n## ${heading}\n`)
    const [text = ''] = chapter.split('\n## ')
    const sections = [...text.matchAll(/^### `(\w+)`\n\n(.+)$/gm)]
    expect(
      sections.map(([, status, sentences]) => [status, sentences?.endsWith(` ${mark}`)]),
    ).toEqual(Object.keys(statuses).map((status) => [status, isMarked(status)]))
  },
)
