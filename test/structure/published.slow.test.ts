import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
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
  '@onramp-kit/core': 1_140,
  '@onramp-kit/doctor': 440,
  '@onramp-kit/msw': 850,
  '@onramp-kit/superseded': 430,
  '@onramp-kit/react': 2_200,
  '@onramp-kit/element': 1_050,
  'create-onramp-kit': 220,
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

/** The packages whose code each package contains. */
const bundled: Readonly<Record<string, readonly string[]>> = {
  '@onramp-kit/element': ['@tanstack/query-core', '@tanstack/react-query', 'preact', 'zod'],
  'create-onramp-kit': [
    '@clack/core',
    '@clack/prompts',
    'fast-string-truncated-width',
    'fast-string-width',
    'fast-wrap-ansi',
    'semver',
    'sisteransi',
  ],
}

test.each(published)(
  '$manifest.name carries the license of each package that it contains, and of no other',
  ({ folder: source, manifest: { name } }) => {
    const notices = packed
      .find((each) => each.name === name)
      ?.files.filter(({ path }) => path.endsWith('LICENSES.txt'))
      .map(({ path }) => readFileSync(join(source, path), 'utf8'))
    const contained = bundled[name] ?? []
    expect(notices).toHaveLength(contained.length === 0 ? 0 : name.endsWith('element') ? 2 : 1)
    for (const text of notices ?? []) {
      const titles = [...text.matchAll(/^(\S+) [\d.]+\n=+$/gm)].map(([, title]) => title)
      expect(titles).toEqual(contained)
      for (const title of contained) {
        const [license = ''] = globSync(`node_modules/${title}/{LICENSE,license}*`)
        expect(text).toContain(readFileSync(license, 'utf8').trim())
      }
    }
  },
)

test.each(published)(
  'the package $manifest.name contains the sources that its source maps point to',
  ({ folder: source, manifest: { name } }) => {
    const { files = [] } = packed.find((each) => each.name === name) ?? {}
    const paths = new Set(files.map(({ path }) => path))
    const missing = [...paths]
      .filter((path) => path.endsWith('.js.map'))
      .flatMap((path) => {
        const map = JSON.parse(readFileSync(join(source, path), 'utf8')) as { sources: string[] }
        return map.sources.map((each) => posix.join(posix.dirname(path), each))
      })
      .filter((path) => !paths.has(path))
    expect(missing).toEqual([])
  },
)
