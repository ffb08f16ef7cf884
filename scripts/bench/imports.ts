import { execFileSync } from 'node:child_process'
import { spreadOf } from './compare.ts'
import { atMost, type Section, withSpread } from './section.ts'

/** The dependencies of core, which are the baseline. */
const DEPENDENCIES = ['ky', 'zod/mini']
const entries = ['@onramp-kit/core', '@onramp-kit/core/contract', '@onramp-kit/msw']
const ROUNDS = 15

/** Measures the import of each package in a new Node process, relative to the dependencies of core alone. */
export function measureImports(): Section {
  const spreads = entries.map((entry) => {
    const ratios = Array.from(
      { length: ROUNDS + 1 },
      () => importTime([entry]) / importTime(DEPENDENCIES),
    )
    // The first round warms up the file system.
    return spreadOf(ratios.slice(1))
  })
  return {
    title: 'Cost of an import',
    tables: [
      {
        says: 'CPU time to import a package in a new Node process, as a multiple of importing ky and zod/mini alone.',
        head: ['package', 'to ky + zod/mini'],
        rows: [
          ['`ky` + `zod/mini`', '1'],
          ...spreads.map((spread, index) => [`\`${entries[index]}\``, withSpread(spread)]),
        ],
      },
    ],
    limits: [
      atMost(
        'import of `@onramp-kit/core`, to ky + zod/mini',
        spreads[0]?.median ?? Number.NaN,
        1.3,
      ),
    ],
  }
}

function importTime(packages: readonly string[]): number {
  const code = `
    const start = process.cpuUsage()
    await Promise.all(${JSON.stringify(packages)}.map((name) => import(name)))
    const { user, system } = process.cpuUsage(start)
    console.log(user + system)`
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', code]))
}
