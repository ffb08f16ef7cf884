import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../scripts/filesBelow.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The run-time imports of a package's modules, without tests, stories and messages. */
function importsOf(name: string) {
  const folder = `${root}packages/${name}/src/`
  const files = filesBelow(folder)
    .filter((file) => /(?<!\.d\.css|\.test|\.stories|\.helper)\.tsx?$/.test(file))
    .filter((file) => !file.startsWith('messages/'))
  return new Map(
    files.map((file) => {
      const code = readFileSync(folder + file, 'utf8')
      const imports = [
        ...code.matchAll(
          /^(?:import|export) (?!type\b)([^'"]*?)from '(\.[^']+)'|^import '(\.[^']+)'/gm,
        ),
      ]
        // Type-only imports do not exist at run time.
        .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}/.test(names))
        .map(([, , from, bare]) => join(dirname(file), from ?? bare ?? ''))
      return [file, imports] as const
    }),
  )
}

const packages = {
  core: importsOf('core'),
  doctor: importsOf('doctor'),
  react: importsOf('react'),
  msw: importsOf('msw'),
}

describe.each(['core', 'doctor', 'react', 'msw'] as const)('%s', (name) => {
  const modules = packages[name]

  test('has no import cycles between folders at run time', () => {
    const folders = new Map<string, Set<string>>()
    for (const [file, imports] of modules)
      for (const target of imports) {
        const [from, to] = [dirname(file), dirname(target)]
        if (from === to || from === '.') continue
        folders.set(from, (folders.get(from) ?? new Set()).add(to))
      }
    const reached = (from: string, seen = new Set<string>()): Set<string> => {
      for (const to of folders.get(from) ?? []) if (!seen.has(to)) reached(to, seen.add(to))
      return seen
    }
    const cycles = [...folders.keys()].filter((folder) => reached(folder).has(folder))
    expect(cycles).toEqual([])
  })
})

/** Layers from the bottom up: a folder imports from its own layer and from lower ones. */
const layers = {
  core: [
    ['contract', 'platform'],
    ['errors'],
    ['accounts', 'frame', 'money', 'wallet'],
    ['transport'],
    ['orders'],
    ['resources'],
    ['checkout'],
    ['superseded'],
  ],
  doctor: [
    ['redaction'],
    ['derive'],
    ['probe'],
    ['judge', 'overrides', 'page'],
    ['report'],
    ['cli'],
  ],
  react: [
    ['provider'],
    ['i18n'],
    ['ui'],
    ['queries'],
    ['order'],
    ['checkout', 'bank-deposit', 'crypto-deposit', 'devtools'],
  ],
  msw: [
    ['service/http', 'service/options'],
    ['service/scenario'],
    ['service/card', 'service/accounts', 'service/fx', 'service/rail'],
    ['service/api', 'service/pages', 'service/control'],
    ['service/superseded'],
  ],
} as const

test.each(Object.entries(layers))('the folders of %s import only lower layers', (name, order) => {
  const layerOf = (file: string) =>
    order.findIndex((layer) => layer.some((folder) => file.startsWith(`${folder}/`)))
  const upwards = [...packages[name as keyof typeof layers]].flatMap(([file, imports]) =>
    imports
      .filter((target) => layerOf(file) !== -1 && layerOf(target) > layerOf(file))
      .map((target) => `${file} → ${target}`),
  )
  expect(upwards).toEqual([])
})
