import { builtinModules } from 'node:module'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

/** Bytes of the initial chunk. */
export interface Size {
  readonly minified: number
  readonly brotli: number
}

/** A line of code and its folder. */
export interface Item {
  readonly code: string
  readonly folder: string
}

/** Packages that the merchant installs. */
const given = ['react', 'react-dom', '@tanstack/react-query', 'msw', 'viem', 'wagmi', '@wagmi/core']
const external = new RegExp(`^node:|^(${[...given, ...builtinModules].join('|')})(/|$)`)

/** Bundles each item with its imports in one esbuild run, each as if it were alone. */
export async function bundleSizes(items: readonly Item[]): Promise<readonly Size[]> {
  const { outputFiles } = await build({
    entryPoints: items.map((_, index) => ({ in: `item:${index}`, out: String(index) })),
    bundle: true,
    outdir: 'bundle',
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    write: false,
    logLevel: 'error',
    plugins: [itemsOf(items)],
  })
  return items.map((_, index) => {
    const text = outputFiles.find(({ path }) => path.endsWith(`/${index}.js`))?.text ?? ''
    const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    return { minified: Buffer.byteLength(text), brotli: brotli.length }
  })
}

function itemsOf(items: readonly Item[]): Plugin {
  return {
    name: 'items',
    setup(bundler) {
      bundler.onResolve({ filter: /^item:/ }, ({ path }) => ({
        path: path.slice(5),
        namespace: 'item',
      }))
      bundler.onResolve({ filter: external }, () => ({ external: true, sideEffects: false }))
      // Dynamic imports, such as languages, load on demand.
      bundler.onResolve({ filter: /./ }, ({ kind }) =>
        kind === 'dynamic-import' ? { external: true } : undefined,
      )
      bundler.onLoad({ filter: /./, namespace: 'item' }, ({ path }) => {
        const { code = '', folder = '' } = items[Number(path)] ?? {}
        return { contents: code, resolveDir: folder }
      })
    },
  }
}
