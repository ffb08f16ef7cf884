import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { filesBelow } from '../../scripts/filesBelow.ts'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

interface Source {
  readonly path: string
  readonly code: string
  /** Package names, and relative imports as paths from `packages`. */
  readonly imports: readonly string[]
}

function sourcesOf(name: string): readonly Source[] {
  return filesBelow(`${packages}${name}/src`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => {
      const path = `${name}/src/${file}`
      const code = readFileSync(packages + path, 'utf8')
      const named = [
        ...code.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'/gm),
      ]
      const imports = named.map(([, from, bare]) => {
        const target = from ?? bare ?? ''
        return target.startsWith('.') ? join(dirname(path), target) : target
      })
      return { path, code, imports }
    })
}

/** The imports of `sources` outside the allowed ones, as `file → import`. */
function forbiddenImports(sources: readonly Source[], allowed: readonly RegExp[]) {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => !allowed.some((pattern) => pattern.test(target)))
      .map((target) => `${path} → ${target}`),
  )
}

/** The entries of core that the simulator may import. */
const contract = /^@onramp-kit\/core\/contract(\/superseded)?$/
const cryptography = /^@noble\//

const core = sourcesOf('core')
const doctor = sourcesOf('doctor')
const element = sourcesOf('element')
const react = sourcesOf('react')
const msw = sourcesOf('msw')

test('every package has sources', () => {
  expect(Math.min(core.length, doctor.length, react.length, msw.length)).toBeGreaterThan(10)
})

describe('imports between packages', () => {
  test('the contract imports only zod', () => {
    const sources = core.filter(({ path }) => path.startsWith('core/src/contract/'))
    expect(forbiddenImports(sources, [/^zod\b/, /^core\/src\/contract\//])).toEqual([])
  })

  test('core imports only zod and ky', () => {
    const allowed = [/^zod\b/, /^ky$/, /^core\/src\//]
    expect(forbiddenImports(core, allowed)).toEqual([])
  })

  test('one file imports ky', () => {
    const files = core.filter(({ imports }) => imports.includes('ky')).map(({ path }) => path)
    expect(files).toEqual(['core/src/transport/send.ts'])
  })

  test('react imports only core, React and React Query', () => {
    const allowed = [
      /^@onramp-kit\/core(\/internal(\/frame)?)?$/,
      /^react(-dom)?$/,
      /^@tanstack\/react-query$/,
      /^react\//,
    ]
    expect(forbiddenImports(react, allowed)).toEqual([])
  })

  test('the doctor imports only core, its contract and Node', () => {
    const allowed = [
      /^@onramp-kit\/core(\/contract|\/internal(\/frame)?)?$/,
      /^node:/,
      /^doctor\/src\//,
    ]
    expect(forbiddenImports(doctor, allowed)).toEqual([])
  })

  test('the element imports only core, react and their frameworks', () => {
    const allowed = [
      /^@onramp-kit\/(?:core|react)$/,
      /^(?:react|react-dom\/client|preact|@tanstack\/react-query)$/,
      /^element\/src\//,
    ]
    expect(forbiddenImports(element, allowed)).toEqual([])
  })

  test('the simulator imports only the contract from core', () => {
    const allowed = [contract, cryptography, /^msw(\/|$)/, /^node:/, /^msw\/src\//]
    const isFixture = ({ path }: Source) => path.startsWith('msw/src/playwright/')
    const [fixtures, others] = [msw.filter(isFixture), msw.filter((file) => !isFixture(file))]
    expect(forbiddenImports(others, allowed)).toEqual([])
    expect(forbiddenImports(fixtures, [...allowed, /^@playwright\/test$/])).toEqual([])
  })

  test('the engine of the simulator imports neither msw nor Node', () => {
    const engine = msw.filter(({ path }) => path.startsWith('msw/src/service/'))
    expect(
      forbiddenImports(engine, [
        contract,
        cryptography,
        /^msw\/src\/service\//,
        /^msw\/src\/scenarios\//,
      ]),
    ).toEqual([])
  })

  test('the domain of the simulator imports neither its routes nor its pages', () => {
    const domain = msw.filter(({ path }) =>
      /^msw\/src\/service\/(card|accounts|fx|rail)\//.test(path),
    )
    expect(domain.length).toBeGreaterThan(10)
    const allowed = [
      contract,
      /^msw\/src\/scenarios\//,
      /^msw\/src\/service\/(card|accounts|fx|rail|scenario)\//,
      /^msw\/src\/service\/(engine|operation|random|records|stateful|http\/serviceError)\.ts$/,
    ]
    expect(forbiddenImports(domain, allowed)).toEqual([])
  })

  test('only api/authorize.ts looks up a publishable key', () => {
    const lookups = msw.filter(({ code }) => /\bkeys\.find\(/.test(code)).map(({ path }) => path)
    expect(lookups).toEqual(['msw/src/service/api/authorize.ts'])
  })

  test('scenarios import the contract and not the engine', () => {
    const scenarios = msw.filter(({ path }) => path.startsWith('msw/src/scenarios/'))
    expect(scenarios.length).toBeGreaterThan(1)
    expect(forbiddenImports(scenarios, [contract, /^msw\/src\/scenarios\//])).toEqual([])
  })
})

test('only these files outside the superseded folders import them', () => {
  const isSuperseded = (text: string) => /\/superseded(\/|$)/.test(text)
  const importers = [...core, ...doctor, ...element, ...react, ...msw]
    .filter(({ path, imports }) => !isSuperseded(path) && imports.some(isSuperseded))
    .map(({ path }) => path)
  expect(importers.toSorted()).toEqual([
    'msw/src/index.ts',
    'msw/src/scenarios/scenario.ts',
    'msw/src/service/api/requestCounter.ts',
    'msw/src/service/createEngine.ts',
    'msw/src/service/createService.ts',
    'msw/src/service/engine.ts',
    'msw/src/service/events.ts',
    'msw/src/service/http/serviceError.ts',
    'msw/src/service/options/serviceOptions.ts',
    'msw/src/service/scenario/faults.ts',
    'msw/src/service/settings.ts',
  ])
})

test('only wallet proofs import a cryptography library', () => {
  const needing = [...core, ...doctor, ...element, ...react, ...msw]
    .filter(({ imports }) => imports.some((name) => name.startsWith('@noble/')))
    .filter(({ path }) => !path.startsWith('msw/src/service/superseded/proof/'))
  expect(needing.map(({ path }) => path)).toEqual([])
})

test('core uses no global outside its platform folder', () => {
  const global =
    /(?<![.\w])(?:window|document|navigator|localStorage|sessionStorage|globalThis)\.|(?<![.\w])(?:setTimeout|setInterval|fetch)\(|Date\.now\(|Math\.random\(|new Date\(\)/
  const reaching = core
    .filter(({ path }) => !path.startsWith('core/src/platform/'))
    .flatMap(({ path, code }) =>
      code
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line))
        // The text of a message can name a global.
        .filter((line) => global.test(line.replaceAll(/'[^']*'/g, '')))
        .filter((line) => !/typeof globalThis\.fetch/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(reaching).toEqual([])
})

test('only entries re-export', () => {
  const purchaseSteps = 'react/src/checkout/PurchaseSteps.tsx'
  const barrels = [...core, ...doctor, ...element, ...react, ...msw].filter(
    ({ path, code }) =>
      /^export [^=]*? from '/m.test(code) &&
      !/src\/(contract\/|browser\/|playwright\/)?(superseded\/)?(index|internal(\/frame)?|parts|devtools|browser|node|[\w/-]+Parts)\.ts$/.test(
        path,
      ) &&
      !/^react\/src\/.*\/\w+Parts\.ts$|stepParts\.ts$/.test(path) &&
      // The entry of a chunk.
      path !== purchaseSteps,
  )
  expect(barrels.map(({ path }) => path)).toEqual([])
})

test('no file is named utils, types, helpers, constants or common', () => {
  const drawers = [...core, ...doctor, ...element, ...react, ...msw].filter(({ path }) =>
    /\/(types|utils|helpers|constants|common)\.tsx?$/.test(path),
  )
  expect(drawers).toEqual([])
})
