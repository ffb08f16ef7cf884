import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

interface Source {
  readonly path: string
  readonly code: string
  /** What it imports: package names, and paths from `packages` for what is relative. */
  readonly imports: readonly string[]
}

function sourcesOf(name: string): readonly Source[] {
  const folder = join(packages, name, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => {
      const path = join(folder, file)
      const code = readFileSync(path, 'utf8')
      const named = [
        ...code.matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'/gm),
      ]
      const imports = named.map(([, from, bare]) => {
        const target = from ?? bare ?? ''
        return target.startsWith('.') ? relative(packages, join(dirname(path), target)) : target
      })
      return { path: relative(packages, path), code, imports }
    })
}

/** Every import of `sources` that is not allowed, as `file → import`. */
function strays(sources: readonly Source[], allowed: readonly RegExp[]) {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter((target) => !allowed.some((pattern) => pattern.test(target)))
      .map((target) => `${path} → ${target}`),
  )
}

/** What the simulator shares with the client. */
const contract = /^@onramp-kit\/core\/contract(\/superseded)?$/
const cryptography = /^@noble\//

const core = sourcesOf('core')
const react = sourcesOf('react')
const msw = sourcesOf('msw')

test('there is something to hold', () => {
  expect(Math.min(core.length, react.length, msw.length)).toBeGreaterThan(10)
})

describe('imports go one way', () => {
  test('the contract imports zod and itself', () => {
    const sources = core.filter(({ path }) => path.startsWith('core/src/contract/'))
    expect(strays(sources, [/^zod\b/, /^core\/src\/contract\//])).toEqual([])
  })

  test('core imports zod, ky and itself', () => {
    const allowed = [/^zod\b/, /^ky$/, /^core\/src\//]
    expect(strays(core, allowed)).toEqual([])
  })

  test('ky is known to one file', () => {
    const files = core.filter(({ imports }) => imports.includes('ky')).map(({ path }) => path)
    expect(files).toEqual(['core/src/transport/send.ts'])
  })

  test('react imports core, React and React Query', () => {
    const allowed = [
      /^@onramp-kit\/core(\/internal)?$/,
      /^react(-dom)?$/,
      /^@tanstack\/react-query$/,
      /^react\//,
    ]
    expect(strays(react, allowed)).toEqual([])
  })

  test('the simulator shares the contract with the client and nothing else', () => {
    expect(strays(msw, [contract, cryptography, /^msw(\/|$)/, /^node:/, /^msw\/src\//])).toEqual([])
  })

  test('the engine of the simulator knows neither msw nor Node', () => {
    const engine = msw.filter(({ path }) => path.startsWith('msw/src/service/'))
    expect(
      strays(engine, [contract, cryptography, /^msw\/src\/service\//, /^msw\/src\/scenarios\//]),
    ).toEqual([])
  })

  test('scenarios are data: they know the contract and nothing of the engine', () => {
    const scenarios = msw.filter(({ path }) => path.startsWith('msw/src/scenarios/'))
    expect(scenarios.length).toBeGreaterThan(1)
    expect(strays(scenarios, [contract, /^msw\/src\/scenarios\//])).toEqual([])
  })
})

test('the superseded contract goes by deleting its folders, its two entries and these joints', () => {
  const isSuperseded = (text: string) => /\/superseded(\/|$)/.test(text)
  const joints = [...core, ...react, ...msw]
    .filter(({ path, imports }) => !isSuperseded(path) && imports.some(isSuperseded))
    .map(({ path }) => path)
  expect(joints.toSorted()).toEqual([
    'msw/src/index.ts',
    'msw/src/scenarios/scenario.ts',
    'msw/src/service/api/requestCounter.ts',
    'msw/src/service/createService.ts',
    'msw/src/service/engine.ts',
    'msw/src/service/events.ts',
    'msw/src/service/http/serviceError.ts',
    'msw/src/service/options/serviceOptions.ts',
    'msw/src/service/scenario/faults.ts',
    'msw/src/service/settings.ts',
  ])
})

test('only the proof of a wallet needs a cryptography library', () => {
  const needing = [...core, ...react, ...msw]
    .filter(({ imports }) => imports.some((name) => name.startsWith('@noble/')))
    .filter(({ path }) => !path.startsWith('msw/src/service/superseded/proof/'))
  expect(needing.map(({ path }) => path)).toEqual([])
})

test('core reaches for no global outside of its platform', () => {
  const global =
    /(?<![.\w])(?:window|document|navigator|localStorage|sessionStorage|globalThis)\.|(?<![.\w])(?:setTimeout|setInterval|fetch)\(|Date\.now\(|Math\.random\(|new Date\(\)/
  const reaching = core
    .filter(({ path }) => !path.startsWith('core/src/platform/'))
    .flatMap(({ path, code }) =>
      code
        .split('\n')
        .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line) && global.test(line))
        .filter((line) => !/typeof globalThis\.fetch/.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(reaching).toEqual([])
})

test('only entries hand on what others define', () => {
  const barrels = [...core, ...react, ...msw].filter(
    ({ path, code }) =>
      /^export [^=]*? from '/m.test(code) &&
      !/src\/(contract\/|browser\/)?(superseded\/)?(index|internal|parts|browser|node|[\w/-]+Parts)\.ts$/.test(
        path,
      ) &&
      !/^react\/src\/.*\/\w+Parts\.ts$|stepParts\.ts$/.test(path),
  )
  expect(barrels.map(({ path }) => path)).toEqual([])
})

test('no file is named for what it happens to hold', () => {
  const drawers = [...core, ...react, ...msw].filter(({ path }) =>
    /\/(types|utils|helpers|constants|common)\.tsx?$/.test(path),
  )
  expect(drawers).toEqual([])
})
