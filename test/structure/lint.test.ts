import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const modules = {
  'exponential.ts': 'export const name = /^(?:a+)+$/',
  'quadratic.ts': "export const cut = (text: string) => text.replace(/0+$/, '')",
  'constructed.ts': "export const zeros = new RegExp(['0', '+$'].join(''))",
  'linear.ts': "export const cut = (text: string) => text.replace(/(?<!0)0+$/, '')",
  'name.test.ts': 'export const name = /^(?:a+)+$/',
}

/** Lints the modules as those of a package, with the repository's configuration but without types. */
function lint(): string {
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as object
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, options: {} }))
  // A junction, because Windows permits symbolic links only to administrators.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const source = join(folder, 'packages/core/src')
  mkdirSync(source, { recursive: true })
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(source, name), `${code}\n`)
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '--deny-warnings', '--format', 'unix', 'packages']
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout
}

test('the lint step rejects super-linear regular expressions in a package outside its tests', () => {
  const found = lint().matchAll(/(\w[\w.]*\.ts):.*regexp\((no-super-linear-\w+)\)/g)
  expect([...found].map(([, name, rule]) => `${name}: ${rule}`).toSorted()).toEqual([
    'constructed.ts: no-super-linear-move',
    'exponential.ts: no-super-linear-backtracking',
    'quadratic.ts: no-super-linear-move',
  ])
})
