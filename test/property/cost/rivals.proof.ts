import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { exactly, info, prove } from '../figures.ts'

const folder = 'scripts/bench/rivals'
const lockfile = readFileSync(`${folder}/package-lock.json`, 'utf8')
const { packages } = JSON.parse(lockfile) as {
  packages: Readonly<Record<string, { integrity?: string; resolved?: string }>>
}
const ours = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Readonly<Record<string, object>>
}

test('the lockfile of the compared packages has no URLs, and no package depends on them', (context) => {
  const locked = Object.entries(packages).filter(([place]) => place !== '')
  const { dependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    dependencies: Readonly<Record<string, string>>
  }
  prove(context, [
    info('packages locked', locked.length),
    exactly('without an integrity', locked.filter(([, each]) => !each.integrity).length, 0),
    exactly('with a URL', locked.filter(([, each]) => each.resolved).length, 0),
    exactly('registry URLs', [...lockfile.matchAll(/registry\./g)].length, 0),
    exactly(
      'of them in our own lockfile',
      Object.keys(dependencies).filter((name) => `node_modules/${name}` in ours.packages).length,
      0,
    ),
  ])
})
