// Prints the sizes of typical imports with their dependencies but without React and react-query, by two bundlers, and of the
// stylesheets and the element. Fails if one exceeds its budget. The steps after the form and the languages other than English
// are separate chunks, fetched on demand: prints the first and the largest of the languages.
// Measures the packages of the repository, or those installed in a folder: `node scripts/size.mjs FOLDER`.
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'

const folder = resolve(process.argv[2] ?? '.')
const external = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query']
const provider = "export { createOnrampClient } from '@onramp-kit/core'; export { OnrampProvider"
const entries = [
  {
    name: 'core: the whole client',
    code: "export { createOnrampClient } from '@onramp-kit/core'",
    budget: 23_000,
  },
  {
    name: 'core: every export',
    code: "export * from '@onramp-kit/core'",
    budget: 30_700,
  },
  {
    name: 'core/superseded: the client',
    code: "export * from '@onramp-kit/core/superseded'",
    budget: 22_000,
  },
  {
    name: 'react: <Checkout> with core, in English',
    code: `${provider}, Checkout } from '@onramp-kit/react'`,
    budget: 43_600,
  },
]
const styles = ['styles.css', 'styles.sealed.css'].map((file) => ({
  name: `react: ${file}`,
  file: join(folder, 'node_modules/@onramp-kit/react/dist', file),
  budget: 8_000,
}))
const steps = { name: 'react: the steps after the form', budget: 7_100 }
const language = { name: 'react: the largest other language', budget: 6_000 }

/**
 * Replaces the external modules and binds each of their exports once, as an app's bundle does. esbuild repeats the
 * import of an external module for every file that has one: 132 imports in `<Checkout>`.
 */
const boundOnce = {
  name: 'bound once',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /./ }, ({ path }) =>
      external.includes(path) ? { path, namespace: 'external' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'external' }, async ({ path }) => {
      const names = Object.keys(await import(path)).filter((name) => /^(?!default$)\w+$/.test(name))
      const exports = names.map((name) => `export const ${name} = /* @__PURE__ */ get('${name}')`)
      return {
        contents: [`const get = (name) => globalThis['${path}'][name]`, ...exports].join('\n'),
      }
    })
  },
}

/** Returns the initial chunk and each chunk that loads on demand. */
async function byEsbuild({ code }) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    splitting: true,
    outdir: 'bundle',
    minify: true,
    legalComments: 'none',
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [boundOnce],
    write: false,
    metafile: true,
  })
  const text = (path) => outputFiles.find((file) => file.path.endsWith(path))?.text ?? ''
  const chunks = Object.entries(metafile.outputs).map(([path, { imports }]) => ({
    path,
    text: text(path),
    imports: imports.filter(({ kind }) => kind === 'import-statement').map((each) => each.path),
  }))
  return apart(
    chunks,
    chunks.find(({ path }) => path.endsWith('stdin.js')),
  )
}

async function byRolldown({ code }) {
  const id = 'virtual:entry'
  const importer = join(folder, 'package.json')
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
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map((chunk) => ({ path: chunk.fileName, text: chunk.code, imports: chunk.imports }))
  return apart(
    chunks,
    chunks.find(({ path }) => output.find((each) => each.fileName === path)?.isEntry),
  )
}

/** Splits chunks into those that an entry imports statically and the others. */
function apart(chunks, entry) {
  const atOnce = new Set([entry])
  for (const { imports } of atOnce)
    for (const chunk of chunks) if (imports.includes(chunk.path)) atOnce.add(chunk)
  return {
    atOnce: [...atOnce].map(({ text }) => text).join(''),
    later: chunks.filter((chunk) => !atOnce.has(chunk)),
  }
}

const brotli = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

let failed = false
function report({ name, budget }, bundler, size) {
  const fits = size <= budget
  failed ||= !fits
  console.log(
    `${fits ? 'ok  ' : 'OVER'} ${name.padEnd(44)} ${bundler.padEnd(9)} ${(size / 1000).toFixed(2).padStart(6)} kB brotli of ${budget / 1000} kB`,
  )
}

for (const entry of entries) {
  for (const [bundler, bundle] of [
    ['esbuild', byEsbuild],
    ['rolldown', byRolldown],
  ]) {
    const { atOnce, later } = await bundle(entry)
    report(entry, bundler, brotli(atOnce))
    if (later.length === 0) continue
    const isOfSteps = ({ path }) => path.includes('PurchaseSteps')
    const sizeOf = (chunks) => {
      if (chunks.length === 0) throw new Error('a chunk that loads on demand is missing')
      return Math.max(...chunks.map(({ text }) => brotli(text)))
    }
    report(steps, bundler, sizeOf(later.filter(isOfSteps)))
    report(language, bundler, sizeOf(later.filter((chunk) => !isOfSteps(chunk))))
  }
}
for (const sheet of styles) {
  const { outputFiles } = await build({ entryPoints: [sheet.file], minify: true, write: false })
  report(sheet, 'esbuild', brotli(outputFiles[0].text))
}
const cdn = join(folder, 'node_modules/@onramp-kit/element/dist/cdn')
const [first, ...others] = [
  'onramp-element.js',
  ...globSync('onramp-element.?*.js', { cwd: cdn }),
].map((file) => brotli(readFileSync(join(cdn, file))))
report({ name: 'element: the script, with React and styles', budget: 60_000 }, 'rolldown', first)
report({ name: 'element: the largest later file', budget: 14_000 }, 'rolldown', Math.max(...others))
if (failed) process.exitCode = 1
