import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pack, tarballs } from '../../scripts/pack.ts'
import { run } from '../../scripts/processes.ts'
import { published } from '../../scripts/published.ts'

const home = mkdtempSync(join(tmpdir(), 'onramp-kit-published-'))
const folder = join(home, 'tarballs')
beforeAll(() => pack(folder))
afterAll(() => rmSync(home, { recursive: true }))

/** Runs a tool of the repository on a tarball. Rejects with what the tool prints if it fails. */
const check = (tool: string, tarball: string, ...flags: readonly string[]) =>
  run('npm', ['exec', '--', tool, join(folder, tarball), ...flags])

test.each(tarballs)('publint accepts $name', async ({ tarball }) => {
  await expect(check('publint', tarball, '--strict')).resolves.toContain('All good!')
})

const entries = published.filter(({ manifest }) => manifest.exports !== undefined)
test.each(tarballs.filter(({ name }) => entries.some(({ manifest }) => manifest.name === name)))(
  'bundlers and Node find the types of every entry of $name',
  async ({ tarball }) => {
    await expect(check('attw', tarball, '--profile', 'esm-only', '-q')).resolves.toBe('')
  },
)
