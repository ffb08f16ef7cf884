// Builds dist: one file of code for the first paint, one with the rest, and one per language. In dist/cdn, for a script tag,
// the first file verifies the others before it runs them, and they read from an object what they share with it.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { type OutputChunk, rolldown } from 'rolldown'
import { licensesOf } from '../../scripts/licenses.ts'
import { alias, stylesAsText } from './bundle.ts'
import manifest from './package.json' with { type: 'json' }

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const ENTRY = 'onramp-element.js'
const CLASSIC = 'onramp-element.classic.js'

const bundle = await rolldown({
  input: path('src/index.ts'),
  // The sources: the first file would contain all that the elements use of a module of the built core.
  resolve: { alias, conditionNames: ['@onramp-kit/source', 'import', 'browser', 'default'] },
  transform: {
    jsx: 'react-jsx',
    define: { 'process.env.NODE_ENV': '"production"' },
    target: 'es2023',
  },
  // What the other files share is in the first one, which they import.
  preserveEntrySignatures: 'allow-extension',
  plugins: [stylesAsText],
  treeshake: {
    manualPureFunctions: ['part'],
  },
  // React's directives mean nothing in a bundle.
  onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
})
const { output } = await bundle.generate({
  format: 'esm',
  minify: true,
  entryFileNames: ENTRY,
  chunkFileNames: 'onramp-element.[name].js',
  codeSplitting: {
    groups: [
      { name: 'onramp-element', test: /element[\\/]src[\\/]index\.ts$/, priority: 1 },
      { name: 'more', test: /PurchaseSteps\.tsx$|more\.ts$/ },
    ],
  },
})
const chunks = output.filter((each): each is OutputChunk => each.type === 'chunk')
const banner = `/*! @onramp-kit/element ${manifest.version}, MIT */\n`
const files = new Map(chunks.map(({ fileName, code }) => [fileName, banner + code]))

await rm(path('dist/cdn'), { recursive: true, force: true })
await mkdir(path('dist/cdn'), { recursive: true })
await Promise.all([...files].map(([name, code]) => writeFile(path(`dist/${name}`), code)))
const licenses = licensesOf(chunks.flatMap(({ moduleIds }) => moduleIds))
// Also beside the scripts that a page loads, because copies of them may consist of that folder.
for (const folder of ['dist', 'dist/cdn']) await writeFile(path(`${folder}/LICENSES.txt`), licenses)
// Without the names that the other files import.
const classes = ['OnrampBankDepositElement', 'OnrampCheckoutElement', 'OnrampOrderStatusElement']
await writeFile(path('dist/index.js'), `export { ${classes.join(', ')} } from './${ENTRY}'\n`)

/** A digest for the attribute `integrity`. */
const integrityOf = (code: string, hash = 'sha384') =>
  `${hash}-${createHash(hash).update(code).digest('base64')}`
/** The code of `onrampImport` for a script at `base`, which verifies `hashes`. */
async function importVerified(base: string, hashes: Readonly<Record<string, string>>) {
  const source = (await readFile(path('src/cdn/importVerified.ts'), 'utf8'))
    .replace('export ', '')
    .replace(', BASE)', `, ${base})`)
    .replace('INTEGRITY[', `${JSON.stringify(hashes)}[`)
  const { code } = await transform(source, { loader: 'ts', minify: true })
  return code
}

/**
 * Where the first file puts what the others use of it. If they imported it, the browser would run it a second time whenever
 * the page loads it with a query or through a redirect. The first copy on the page defines the elements.
 */
const shared = `globalThis[Symbol.for("@onramp-kit/element ${manifest.version}")]`
/** Replaces each `import()` of another file. */
const verifyImports = (code: string, onrampImport: string) =>
  code.replaceAll(/\bimport\((?=["'`]\.\/)/g, `${onrampImport}(`)
/** Exports only the classes, and shares the rest. */
const shareExports = (code: string) =>
  code.replace(/\bexport\{([^}]*)\};?\s*$/, (_, list: string) => {
    const own = list.split(',').filter((each) => classes.some((name) => each.endsWith(name)))
    const others = list.split(',').filter((each) => !own.includes(each))
    const entries = others.map((each) => each.replace(/^(.*) as (.*)$/, '$2:$1'))
    return `${shared}??={onrampImport,${entries.join()}};export{${own.join()}};`
  })
const readShared = (code: string) =>
  code.replace(
    /\bimport\{([^}]*)\}from["'`]\.\/onramp-element\.js["'`]/,
    (_, list: string) => `const{${list.replaceAll(' as ', ':')}}=${shared}`,
  )

const parts = [...files]
  .filter(([name]) => name !== ENTRY)
  .map(([name, code]) => [name, verifyImports(readShared(code), `${shared}.onrampImport`)] as const)
for (const [name, code] of parts) files.set(name, code)
// The shortest hash that browsers verify: the script contains one for each file.
const partHashes = Object.fromEntries(
  parts.map(([name, code]) => [`./${name}`, integrityOf(code, 'sha256')]),
)
const entry = verifyImports(shareExports(files.get(ENTRY) ?? ''), 'onrampImport')
files.set(ENTRY, entry + (await importVerified('import.meta.url', partHashes)))
const ofEntry = { [`./${ENTRY}`]: integrityOf(files.get(ENTRY) ?? '') }
const loader = await importVerified('document.currentScript.src', ofEntry)
files.set(CLASSIC, `${banner}(()=>{${loader}onrampImport("./${ENTRY}")})()\n`)
await Promise.all([...files].map(([name, code]) => writeFile(path(`dist/cdn/${name}`), code)))
const integrity = Object.fromEntries([...files].map(([name, code]) => [name, integrityOf(code)]))
await writeFile(path('dist/cdn/integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
for (const name of [ENTRY, CLASSIC]) console.log(`${name} integrity="${integrity[name]}"`)
