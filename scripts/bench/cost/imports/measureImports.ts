import { startChild } from '../child.ts'
import { atMost, type Section } from '../section.ts'
import { type Spread, spreadOf, withSpread } from '../spread.ts'

/** The dependencies of core, which are the baseline. */
const ground = ['ky', 'zod/mini']
const entries = ['@onramp-kit/core', '@onramp-kit/core/contract', '@onramp-kit/msw']
const rounds = 15

/** Measures the import of each package in a Node process, relative to the dependencies of core alone. */
export async function measureImports(): Promise<Section> {
  const ratios = new Map<string, Spread>()
  for (const entry of entries) {
    const values: number[] = []
    // The first round warms up the file system.
    for (let round = 0; round <= rounds; round++) {
      const alone = await timeOf(ground)
      const ours = await timeOf([entry])
      if (round > 0) values.push(ours / alone)
    }
    ratios.set(entry, spreadOf(values))
  }
  const rows = [...ratios].map(([entry, spread]) => [`\`${entry}\``, withSpread(spread)])
  return {
    title: 'Cost of an import',
    tables: [
      {
        says: 'CPU time to import a package in a new Node process, as a multiple of importing ky and zod/mini alone.',
        head: ['package', 'to ky + zod/mini'],
        rows: [['`ky` + `zod/mini`', '1'], ...rows],
      },
    ],
    limits: [
      atMost(
        'import of `@onramp-kit/core`, to ky + zod/mini',
        ratios.get('@onramp-kit/core')?.median ?? Number.NaN,
        1.3,
      ),
    ],
  }
}

async function timeOf(packages: readonly string[]): Promise<number> {
  const child = startChild('imports/importer.ts')
  const time = await child.ask<number>({ packages })
  await child.stop()
  return time
}
