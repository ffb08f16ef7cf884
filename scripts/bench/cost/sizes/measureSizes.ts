import { fileURLToPath } from 'node:url'
import { rivals, rivalVersion } from '../rivals.ts'
import { atMost, type Limit, type Section, type Table } from '../section.ts'
import { budgetOf } from './budgets.ts'
import { bundleSizes, type Size } from './bundleSizes.ts'
import { leftOut, peers } from './peers.ts'
import { publicExports } from './publicExports.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The size of one export alone. */
interface Sized extends Size {
  readonly name: string
}

interface SizedEntry {
  readonly entry: string
  readonly exports: readonly Sized[]
}

/** Typical imports of a merchant. */
const wholes: readonly (readonly [what: string, code: string])[] = [
  ['the client', "export { createOnrampClient } from '@onramp-kit/core'"],
  [
    '`<Checkout>` with the client',
    "export { createOnrampClient } from '@onramp-kit/core'; export { Checkout, OnrampProvider } from '@onramp-kit/react'",
  ],
]

/** Measures each export and the compared packages with one bundler in one run. */
export async function measureSizes(): Promise<Section> {
  const ours = await sizesOfOurs()
  const theirs = await bundleSizes(peers.map(([, , code]) => ({ code, folder: rivals })))
  const whole = await bundleSizes(wholes.map(([, code]) => ({ code, folder: here })))
  const rows = [
    ...wholes.map(([what], index) => [`**${what}**`, 'client, interface', ...cells(whole[index])]),
    ...peers.map(([what, from], index) => [
      `${from} ${rivalVersion(from)}`,
      what,
      ...cells(theirs[index]),
    ]),
  ]
  return {
    title: 'Size',
    tables: [
      {
        says: `kB, minified and with brotli, by esbuild, without React, react-query and msw. A loader or an iframe fetches its UI later from another server, which these figures do not include; ours include everything. Not compared, because the installation is too large: ${leftOut.join(', ')}.`,
        head: ['package', 'kind', 'minified', 'brotli'],
        rows,
      },
      tableOf(ours),
    ],
    limits: limitsOf(ours),
  }
}

async function sizesOfOurs(): Promise<readonly SizedEntry[]> {
  const entries = await publicExports()
  const named = entries.flatMap(({ name: entry, exports }) =>
    exports.map((name) => ({ entry, name })),
  )
  const sizes = await bundleSizes(
    named.map(({ entry, name }) => ({ code: `export { ${name} } from '${entry}'`, folder: here })),
  )
  const sized = named.map((each, index) => ({ minified: 0, brotli: 0, ...sizes[index], ...each }))
  return entries.map(({ name }) => ({
    entry: name,
    exports: sized.filter(({ entry }) => entry === name),
  }))
}

function tableOf(ours: readonly SizedEntry[]): Table {
  const rows = ours.flatMap(({ entry, exports }) =>
    exports.map((each) => [`\`${each.name}\``, entry, ...cells(each)]),
  )
  return {
    says: 'Every export of our packages, bundled alone with its dependencies. Exports used together share most of them.',
    folded: `${rows.length} exports`,
    head: ['export', 'of', 'minified', 'brotli'],
    rows,
  }
}

/** One limit for each entry: the export closest to its budget. */
function limitsOf(ours: readonly SizedEntry[]): Limit[] {
  return ours.flatMap(({ entry, exports }) => {
    const used = ({ name, brotli }: Sized) => brotli / budgetOf(entry, name)
    const [tightest] = exports.toSorted((one, other) => used(other) - used(one))
    if (tightest === undefined) return []
    const { name, brotli } = tightest
    return [atMost(`\`${name}\` of ${entry}, kB`, brotli / 1000, budgetOf(entry, name) / 1000)]
  })
}

function cells(size: Size | undefined): [string, string] {
  const kilobytes = (bytes = Number.NaN) => (bytes / 1000).toFixed(2)
  return [kilobytes(size?.minified), kilobytes(size?.brotli)]
}
