import { fileURLToPath } from 'node:url'
import { rivals, rivalVersion } from '../rivals.ts'
import type { Section } from '../section.ts'
import { bundleSizes, type Size } from './bundleSizes.ts'
import { leftOut, peers } from './peers.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Typical imports of a merchant. `.size-limit.js` limits them. */
const wholes: readonly (readonly [what: string, code: string])[] = [
  ['the client', "export { createOnrampClient } from '@onramp-kit/core'"],
  [
    '`<Checkout>` with the client',
    "export { createOnrampClient } from '@onramp-kit/core'; export { Checkout, OnrampProvider } from '@onramp-kit/react'",
  ],
]

/** Measures ours and the compared packages with one bundler. */
export async function measureSizes(): Promise<Section> {
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
    ],
    limits: [],
  }
}

function cells(size: Size | undefined): [string, string] {
  const kilobytes = (bytes = Number.NaN) => (bytes / 1000).toFixed(2)
  return [kilobytes(size?.minified), kilobytes(size?.brotli)]
}
