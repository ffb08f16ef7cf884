import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

test('the packages share one version', () => {
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
