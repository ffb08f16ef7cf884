import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

test.each(['package-lock.json', 'scripts/bench/cost/rivals/package-lock.json'])(
  '%s names no address of a registry',
  (lockfile) => {
    const { packages } = JSON.parse(read(lockfile)) as {
      packages: Record<string, { resolved?: string; link?: boolean }>
    }
    const resolved = Object.values(packages).filter(({ resolved, link }) => resolved && !link)
    expect(resolved).toEqual([])
    expect(read(lockfile)).not.toMatch(/registry\./)
  },
)

test.each(['core', 'react', 'msw'])('%s runs no script when it is installed', (name) => {
  const { scripts } = JSON.parse(read(`packages/${name}/package.json`)) as { scripts?: object }
  expect(scripts).toBeUndefined()
})

test('the packages are released as one', () => {
  const manifests = ['core', 'react', 'msw'].map(
    (name) =>
      JSON.parse(read(`packages/${name}/package.json`)) as {
        version: string
        dependencies?: Record<string, string>
      },
  )
  const versions = manifests.flatMap(({ version, dependencies = {} }) => [
    version,
    ...Object.entries(dependencies)
      .filter(([name]) => name.startsWith('@onramp-kit/'))
      .map(([, range]) => range),
  ])
  expect(new Set(versions).size).toBe(1)
})
