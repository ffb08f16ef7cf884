import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Packed, pack, tarballs } from '../../scripts/pack.ts'
import { run } from '../../scripts/processes.ts'
import { published } from '../../scripts/published.ts'

const home = mkdtempSync(join(tmpdir(), 'onramp-kit-published-'))
const folder = join(home, 'tarballs')
let packed: readonly Packed[] = []
beforeAll(async () => {
  packed = await pack(folder)
})
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

/** The most that each package may take in a merchant's node_modules, in kB. */
const budgets: Readonly<Record<string, number>> = {
  '@onramp-kit/core': 1_130,
  '@onramp-kit/doctor': 400,
  '@onramp-kit/msw': 850,
  '@onramp-kit/superseded': 430,
  '@onramp-kit/react': 2_150,
  '@onramp-kit/element': 1_050,
  'create-onramp-kit': 290,
}
const unwanted = /\.(?:test|stories)\.|\.tsbuildinfo$|^src\/styles\/|(?:^|\/)\./

test.each(tarballs)('$name contains what a merchant needs, and nothing else', ({ name }) => {
  const { files = [], unpackedSize } = packed.find((each) => each.name === name) ?? {}
  const paths = files.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']),
  )
  expect(paths.filter((path) => unwanted.test(path))).toEqual([])
  expect(unpackedSize).toBeLessThan((budgets[name] ?? 0) * 1000)
})
