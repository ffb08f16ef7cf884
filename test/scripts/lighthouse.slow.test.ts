import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a measurement of an unknown page names the known ones and fails', () => {
  const args = ['--conditions=@onramp-kit/source', 'scripts/lighthouse.ts', 'home', 'homes']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('No page is named homes. The pages are home, embed, playground, shop.\n')
  expect(status).toBe(1)
})
