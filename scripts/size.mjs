// Prints the size of what a merchant imports, with its dependencies but without React and react-query, by two bundlers;
// fails past a budget. The stylesheet is not in it.
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'

const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']
const entries = [
  {
    name: 'core: the whole client',
    code: "export { createOnrampClient } from '@onramp-kit/core'",
    from: 'packages/core',
    budget: 20_000,
  },
  {
    name: 'core: every export, checkout and frame too',
    code: "export * from '@onramp-kit/core'",
    from: 'packages/core',
    budget: 28_500,
  },
  {
    name: 'core/superseded: the client of that contract',
    code: "export * from '@onramp-kit/core/superseded'",
    from: 'packages/core',
    budget: 21_000,
  },
  {
    name: 'react: <Checkout> with core',
    code: "export { createOnrampClient } from '@onramp-kit/core'; export { OnrampProvider, Checkout } from '@onramp-kit/react'",
    from: 'packages/react',
    budget: 40_000,
  },
]

async function byEsbuild({ code, from }) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: from },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    write: false,
  })
  return outputFiles.map((file) => file.text).join('')
}

async function byRolldown({ code, from: folder }) {
  const id = 'virtual:entry'
  const importer = new URL(`../${folder}/package.json`, import.meta.url).pathname
  const bundle = await rolldown({
    input: id,
    external,
    platform: 'browser',
    // 'use client' is for the merchant's bundler.
    onLog: () => {},
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId(source, from) {
          if (source === id) return id
          return from === id ? this.resolve(source, importer) : null
        },
        load: (source) => (source === id ? code : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  return output.map((chunk) => chunk.code ?? '').join('')
}

const brotli = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

let failed = false
for (const entry of entries) {
  for (const [bundler, bundle] of [
    ['esbuild', byEsbuild],
    ['rolldown', byRolldown],
  ]) {
    const size = brotli(await bundle(entry))
    const fits = size <= entry.budget
    failed ||= !fits
    console.log(
      `${fits ? 'ok  ' : 'OVER'} ${entry.name.padEnd(44)} ${bundler.padEnd(9)} ${(size / 1000).toFixed(2).padStart(6)} kB brotli of ${entry.budget / 1000} kB`,
    )
  }
}
if (failed) process.exitCode = 1
