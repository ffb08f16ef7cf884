import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

test('every proof and test that SECURITY.md names exists', () => {
  const [, threats = ''] = readFileSync('SECURITY.md', 'utf8').split('## Threats and defenses')
  const [table = ''] = threats.split('\n## ')
  const rows = table.matchAll(/^\|.*\| (`[^|]*) \|$/gm)
  const commands = [...rows].flatMap(([, cell = '']) => [
    ...cell.matchAll(/`([\w:]+)(?: -- (\w+))?`/g),
  ])
  const proofs = readdirSync('test/property')
  const tests = readdirSync('test/e2e').map((name) => name.split('.')[0])
  expect(commands.length).toBeGreaterThan(10)
  for (const [, script = '', name] of commands) {
    expect(manifest.scripts).toHaveProperty([script])
    if (name) expect(script.startsWith('test:') ? tests : proofs).toContain(name)
  }
})
