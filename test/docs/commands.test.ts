import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'MAINTAINING.md',
  'SECURITY.md',
  '.ci/run',
  '.github/PULL_REQUEST_TEMPLATE.md',
  ...readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`),
])('every npm script that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8')
  const run = [...text.matchAll(/\bnpm run (?:-s )?([\w:-]*\w)/g)].map(([, name = '']) => name)
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].map(([, name = '']) => name)
  const named = [...run, ...short]
  // The policy writes the scripts of a table without `npm run`.
  if (file !== 'SECURITY.md' && !file.endsWith('release.yml')) expect(named).not.toEqual([])
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('every proof and test that SECURITY.md names exists', () => {
  const [, threats = ''] = readFileSync('SECURITY.md', 'utf8').split('## Threats and defenses')
  const [table = ''] = threats.split('\n## ')
  const rows = table.matchAll(/^\|.*\| (`[^|]*) \|$/gm)
  const commands = [...rows].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([\w:]+)(?: -- (\w+))?`/g),
  ])
  const proofs = readdirSync('test/property')
  expect(commands.length).toBeGreaterThan(10)
  for (const [, script = '', proof] of commands) {
    expect(scripts).toHaveProperty([script])
    if (proof) expect(proofs).toContain(proof)
  }
})
