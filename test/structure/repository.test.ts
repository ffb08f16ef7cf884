import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { filesBelow } from '../../scripts/filesBelow.ts'

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const names = ['core', 'create-onramp-kit', 'doctor', 'element', 'react', 'msw', 'superseded']

/** The versions of the packages, and those by which a package or an example depends on one. */
function versionsIn(folder: string): readonly string[] {
  const read = (path: string) =>
    JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')) as Manifest
  const packages = names.map((name) => read(`packages/${name}`))
  const examples = globSync('examples/*/package.json', { cwd: folder }).map(dirname).map(read)
  const needed = [...packages, ...examples].flatMap(
    ({ dependencies, devDependencies, peerDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies })
        .filter(([name]) => name.startsWith('@onramp-kit/') && name !== '@onramp-kit/test-tools')
        .map(([, range]) => range),
  )
  return [...packages.map(({ version }) => version), ...needed]
}

test('the packages share one version, which the examples install', () => {
  expect(new Set(versionsIn('.')).size).toBe(1)
})

test.each(globSync('packages/*/package.json'))('tools can import %s', (path) => {
  const { name } = JSON.parse(readFileSync(path, 'utf8')) as { name: string }
  const { resolve: resolveFrom } = createRequire(import.meta.url)
  expect(realpathSync(resolveFrom(`${name}/package.json`))).toBe(realpathSync(path))
})

describe('a changeset of one package', () => {
  /** Copies what `npm run release:version` reads, and runs its scripts. */
  function release(changeset: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-release-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const manifests = '{,packages/*/,examples/*/,test/*/}package.json'
    const read = [
      manifests,
      'packages/*/CHANGELOG.md',
      'package-lock.json',
      '.changeset/{config.json,changelog.mjs}',
    ]
    for (const path of globSync(read)) cpSync(path, join(folder, path))
    writeFileSync(join(folder, '.changeset/change.md'), changeset)
    for (const args of [
      [resolve('node_modules/@changesets/cli/bin.js'), 'version'],
      [resolve('scripts/release/versionExamples.ts')],
    ]) {
      const { status, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
      })
      expect(status, stderr).toBe(0)
    }
    return folder
  }

  test('raises all packages to the same version, with an entry in each changelog', () => {
    const [before = ''] = versionsIn('.')
    const folder = release("---\n'@onramp-kit/react': minor\n---\n\nAdd a prop.\n")
    const [version, ...others] = versionsIn(folder)
    expect(version).not.toBe(before)
    expect(new Set(others)).toEqual(new Set([version]))
    for (const name of names) {
      const changelog = readFileSync(join(folder, `packages/${name}/CHANGELOG.md`), 'utf8')
      expect([...changelog.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(
        expect.arrayContaining([version, before]),
      )
      expect(changelog.includes('Add a prop.')).toBe(name === 'react')
    }
  })

  test('is an entry with its paragraphs and lists, and without hashes or dependencies', () => {
    const folder = release(
      "---\n'@onramp-kit/core': minor\n---\n\nAdd options:\n\n- One.\n- Two.\n",
    )
    const entryOf = (name: string) => {
      const changelog = readFileSync(join(folder, `packages/${name}/CHANGELOG.md`), 'utf8')
      return changelog.split(/^## (.*)\n/m)[2]?.trim()
    }
    expect(entryOf('core')).toBe('### Minor Changes\n\n- Add options:\n\n  - One.\n  - Two.')
    expect(entryOf('react')).toBe('No changes in this release.')
  })
})

test('no module takes the path of a file from `URL.pathname`, which is wrong on Windows', () => {
  const modules = ['packages', 'scripts', 'test', '.storybook'].flatMap((folder) =>
    filesBelow(folder)
      .filter(
        (path) => /\.m?tsx?$|\.mjs$/.test(path) && !/(?:^|\/)(?:node_modules|dist)\//.test(path),
      )
      .map((path) => `${folder}/${path}`),
  )
  expect(modules.length).toBeGreaterThan(500)
  expect(
    modules.filter((path) =>
      /new URL\([^;]*import\.meta\.url\)\.pathname/.test(readFileSync(path, 'utf8')),
    ),
  ).toEqual([])
})
