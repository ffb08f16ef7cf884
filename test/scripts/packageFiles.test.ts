import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { published } from '../../scripts/published.ts'
import { budgets, checkFiles } from '../../scripts/release/checkFiles.ts'

const files = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json', 'dist/a.js', 'src/a.ts']
const budget = { files: 6, kilobytes: 1 }

/** Writes files of 100 bytes as an installed package, and checks them. */
function check(paths: readonly string[]): string {
  const home = mkdtempSync(join(tmpdir(), 'onramp-kit-package-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  for (const path of paths) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), 'x'.repeat(100))
  }
  return checkFiles(home, budget)
}

test('a rehearsal lists the files of a package by folder', () => {
  const lines = check(files).split('\n')
  expect(lines[0]).toBe('  6 files of 6, 0.6 kB of 1 kB')
  expect(lines).toContain('  dist: 1 files, 0.1 kB')
})

test('a rehearsal rejects a package above its budget', () => {
  const more = Array.from({ length: 6 }, (_, index) => `dist/${index}.js`)
  expect(() => check([...files, ...more])).toThrow('12 files, at most 6; 1.2 kB, at most 1')
})

test.each(['dist/a.test.js', 'src/a.stories.tsx', 'dist/build.tsbuildinfo', 'dist/.cache'])(
  'a rehearsal rejects a package with %s',
  (path) => {
    expect(() => check([...files.slice(0, 5), path])).toThrow(`${path} is not for merchants`)
  },
)

test('a rehearsal rejects a package without its changelog', () => {
  expect(() => check(files.slice(1))).toThrow('CHANGELOG.md is missing')
})

test('every package has a budget', () => {
  expect(Object.keys(budgets)).toEqual(published.map(({ manifest }) => manifest.name))
})
