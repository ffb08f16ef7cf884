import { execSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
// @ts-expect-error It has no types.
import smallLib from '@size-limit/preset-small-lib'
import sizeLimit from 'size-limit'
import type { Section } from './section.ts'

/** The folder with the package.json, lockfile and node_modules of the compared packages. */
const rivals = fileURLToPath(new URL('rivals/', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a merchant imports, by package: names or `*`. */
type Imports = Readonly<Record<string, string>>

const client = { '@onramp-kit/core': '{ createOnrampClient }' }
/** Typical imports of a merchant. `.size-limit.js` limits them. */
const ours: readonly (readonly [title: string, Imports])[] = [
  ['the client', client],
  [
    '`<Checkout>` with the client',
    { ...client, '@onramp-kit/react': '{ Checkout, OnrampProvider }' },
  ],
]

/** SDKs for the same purpose. */
const theirs: readonly (readonly [kind: string, entry: string, names: string])[] = [
  ['loader', '@stripe/stripe-js', '{ loadStripe }'],
  ['loader', '@stripe/crypto', '*'],
  ['loader', '@moonpay/moonpay-js', '*'],
  ['loader', '@paddle/paddle-js', '*'],
  ['loader', '@paypal/paypal-js', '*'],
  [
    'React over a loader',
    '@stripe/react-stripe-js',
    '{ EmbeddedCheckout, EmbeddedCheckoutProvider }',
  ],
  ['React over a loader', '@moonpay/moonpay-react', '{ MoonPayBuyWidget, MoonPayProvider }'],
  ['React over a loader', '@paypal/react-paypal-js', '*'],
  ['iframe', '@lifi/widget-light', '*'],
  ['iframe', '@polar-sh/checkout/embed', '*'],
  ['iframe', '@ramp-network/ramp-instant-sdk', '*'],
  ['iframe', '@transak/transak-sdk', '*'],
  ['iframe', '@transak/ui-js-sdk', '*'],
  ['iframe', '@whop/checkout/react', '*'],
  ['interface', '@adyen/adyen-web', '{ AdyenCheckout, Card, Dropin }'],
]

/** Packages that are too large to install, because of their wallet kits and frameworks. */
const leftOut = [
  '@daimo/sdk (1.4 GB)',
  '@coinbase/onchainkit',
  '@crossmint/client-sdk-react-ui',
  '@privy-io/react-auth',
  '@lifi/widget',
  'thirdweb',
  '@onramper/widget',
]

/** Packages that the merchant installs. */
const ignore = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'msw',
  'viem',
  'wagmi',
  '@wagmi/core',
]

/** Measures what loads at first of ours and of the compared packages, with size-limit. */
export async function measureSizes(): Promise<Section> {
  execSync('npm ci --loglevel=error', { cwd: rivals, stdio: 'inherit' })
  const rows = [
    ...ours.map(([title, imports]) => ({ cells: [`**${title}**`, 'client, interface'], imports })),
    ...theirs.map(([kind, entry, names]) => ({
      cells: [withVersion(entry), kind],
      imports: { [entry]: names },
    })),
  ]
  const all = rows.map(({ imports }) => imports)
  const [minified, brotli] = [await sizes(all, false), await sizes(all, true)]
  return {
    title: 'Size',
    tables: [
      {
        says: `kB, minified and with brotli, by rolldown, without React, react-query and msw. A loader or an iframe fetches its UI later from another server, which these figures do not include; ours include everything. Not compared, because the installation is too large: ${leftOut.join(', ')}.`,
        head: ['package', 'kind', 'minified', 'brotli'],
        rows: rows.map(({ cells }, index) => [
          ...cells,
          kilobytes(minified[index]),
          kilobytes(brotli[index]),
        ]),
      },
    ],
    limits: [],
  }
}

async function sizes(all: readonly Imports[], brotli: boolean): Promise<readonly number[]> {
  const checks = all.map((imports) => ({
    files: [],
    import: imports,
    entry: ['index'],
    ignore,
    brotli,
    modifyRolldownConfig: (config: object) => ({
      ...config,
      resolve: { modules: [rivals, root].map((folder) => `${folder}node_modules`) },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      moduleTypes: { '.css': 'empty' },
    }),
  }))
  const measured = (await sizeLimit([smallLib], { checks })) as readonly { readonly size: number }[]
  return measured.map(({ size }) => size)
}

function withVersion(entry: string): string {
  const name = entry.split('/', 2).join('/')
  const { version } = createRequire(rivals)(`./node_modules/${name}/package.json`)
  return `${name} ${version}`
}

function kilobytes(bytes = Number.NaN): string {
  return (bytes / 1000).toFixed(2)
}
