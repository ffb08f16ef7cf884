import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { controls, usage } from '../../packages/msw/src/cli/usage.ts'

const guide = readFileSync(
  new URL('../../site/src/content/docs/guides/testing/server.md', import.meta.url),
  'utf8',
)

test('the guide to the local server shows its help', () => {
  expect(guide).toContain(`\`\`\`text\n${usage}\`\`\``)
})

test('the guide to the local server describes every control', () => {
  const described = [...guide.matchAll(/^\| `(\w+) (\/_simulator\S*)` \|/gm)]
  expect(described.map(([, method, path]) => [method, path])).toEqual(
    controls.map(([method, path]) => [method, path]),
  )
})
