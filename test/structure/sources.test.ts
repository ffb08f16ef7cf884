import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/filesBelow.ts'

const packages = fileURLToPath(new URL('../../packages/', import.meta.url))

interface Source {
  readonly path: string
  readonly code: string
}

function sourcesOf(name: string): readonly Source[] {
  return filesBelow(`${packages}${name}/src`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => {
      const path = `${name}/src/${file}`
      return { path, code: readFileSync(packages + path, 'utf8') }
    })
}

const core = sourcesOf('core')
const doctor = sourcesOf('doctor')
const element = sourcesOf('element')
const react = sourcesOf('react')
const msw = sourcesOf('msw')
const superseded = sourcesOf('superseded')

test('every package has sources', () => {
  expect(
    Math.min(...[core, doctor, react, msw, superseded].map(({ length }) => length)),
  ).toBeGreaterThan(10)
})

test('only api/authorize.ts looks up a publishable key', () => {
  const lookups = msw.filter(({ code }) => /\bkeys\.find\(/.test(code)).map(({ path }) => path)
  expect(lookups).toEqual(['msw/src/service/api/authorize.ts'])
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

test('only ui/lifecycle.ts calls `useId`, whose ids repeat in other copies of React', () => {
  const calling = [...element, ...react].filter(({ code }) => /\buseId\(/.test(code))
  expect(calling.map(({ path }) => path)).toEqual(['react/src/ui/lifecycle.ts'])
})

test('only entries re-export', () => {
  const purchaseSteps = 'react/src/checkout/PurchaseSteps.tsx'
  const barrels = [...core, ...doctor, ...element, ...react, ...msw, ...superseded].filter(
    ({ path, code }) =>
      /^export [^=]*? from '/m.test(code) &&
      !/src\/(contract\/|browser\/|playwright\/|simulator\/)?(index|internal(\/frame)?|parts|devtools|browser|node|[\w/-]+Parts)\.ts$/.test(
        path,
      ) &&
      !/^react\/src\/.*\/\w+Parts\.ts$|stepParts\.ts$/.test(path) &&
      // The entry of a chunk.
      path !== purchaseSteps,
  )
  expect(barrels.map(({ path }) => path)).toEqual([])
})

test('no file is named utils, types, helpers, constants or common', () => {
  const drawers = [...core, ...doctor, ...element, ...react, ...msw, ...superseded].filter(
    ({ path }) => /\/(types|utils|helpers|constants|common)\.tsx?$/.test(path),
  )
  expect(drawers).toEqual([])
})
