import { globSync } from 'node:fs'
import { parse } from 'node:path'

const core = 'packages/core/dist/index.js'
const react = 'packages/react/dist'
/** Merchants have these in their bundles already. */
const peers = ['react', 'react-dom', '@tanstack/react-query']
const checkout = {
  path: [],
  import: {
    [core]: '{ createOnrampClient }',
    [`${react}/index.js`]: '{ OnrampProvider, Checkout }',
  },
  ignore: peers,
}
const languages = globSync(`${react}/messages/{??,pt-BR,zh-Hans}.js`)

/** As in the production build of an app. */
const modifyRolldownConfig = (config) => ({
  ...config,
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
})

const languageFiles = new Set(languages.map((file) => parse(file).base))

/**
 * Returns the configuration without the languages that load on demand. Names them without their
 * folder, whose length would count.
 */
const inEnglish = (config) => ({
  ...modifyRolldownConfig(config),
  plugins: [
    {
      name: 'external-languages',
      resolveId: (id) =>
        languageFiles.has(parse(id).base) ? { id: parse(id).base, external: true } : null,
    },
  ],
})

export default [
  {
    name: 'core: the whole client',
    path: core,
    import: '{ createOnrampClient }',
    limit: '21.5 kB',
  },
  { name: 'core: every export', path: core, import: '*', limit: '30.6 kB' },
  {
    name: 'superseded: the client',
    path: 'packages/superseded/dist/index.js',
    import: '*',
    limit: '22 kB',
  },
  { name: 'react: <Checkout> with core', ...checkout, entry: ['index'], limit: '45.1 kB' },
  {
    name: 'react: <Checkout> with core and its later steps',
    ...checkout,
    modifyRolldownConfig: inEnglish,
    limit: '55.3 kB',
  },
  ...[
    ['OrderStatus', '15.4 kB'],
    ['BankDeposit', '20 kB'],
    ['CryptoDeposit', '15.5 kB'],
  ].map(([name, limit]) => ({
    name: `react: <${name}>`,
    path: [],
    import: { [`${react}/index.js`]: `{ ${name} }` },
    ignore: peers,
    entry: ['index'],
    limit,
  })),
  {
    name: 'core/contract: every export',
    path: 'packages/core/dist/contract/index.js',
    import: '*',
    limit: '11.5 kB',
  },
  ...languages.map((path) => ({ name: `react: ${parse(path).name}`, path, limit: '6 kB' })),
  { name: 'react: styles.css', path: `${react}/styles.css`, rolldown: false, limit: '8 kB' },
  {
    name: 'react: styles.sealed.css',
    path: `${react}/styles.sealed.css`,
    rolldown: false,
    limit: '8 kB',
  },
  {
    name: 'element: the script, with React and styles',
    path: 'packages/element/dist/cdn/onramp-element.js',
    rolldown: false,
    limit: '61.8 kB',
  },
  {
    name: 'element: its later files, languages included',
    path: globSync('packages/element/dist/cdn/onramp-element.?*.js', {
      exclude: ['**/*.classic.js'],
    }),
    rolldown: false,
    limit: '63.6 kB',
  },
].map((check) => ({ modifyRolldownConfig, ...check }))
