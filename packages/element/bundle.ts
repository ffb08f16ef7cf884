// What the bundle of the elements, and their tests, use in place of other modules.
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, transform } from 'esbuild'
import postcss, { type Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'rolldown'
import { buildStyles } from '../react/buildStyles.ts'

const standIn = (name: string) => fileURLToPath(new URL(`src/${name}`, import.meta.url))

export const alias = {
  ky: standIn('ky.ts'),
  './infiniteQueryBehavior.js': standIn('infiniteQueryBehavior.ts'),
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}

/**
 * Lets the page set a variable on the element. The root of a component, inside the shadow root, would override it: instead it
 * sets `--_accent` to the page's `--onramp-accent`, or else to the default.
 */
const readVariables: PostcssPlugin = {
  postcssPlugin: 'onramp-variables',
  Once(root) {
    root.walkDecls((declaration) => {
      const { prop } = declaration
      const used = declaration.value.replaceAll('var(--onramp-', 'var(--_')
      const isVariable = prop.startsWith('--onramp-')
      declaration.prop = prop.replace('--onramp-', '--_')
      declaration.value = isVariable ? `var(${prop}, ${used})` : used
    })
  },
}

/**
 * Parts of the dialog, of `<CryptoDeposit>` and of the country search, which no element contains; and what a page's styles,
 * which do not reach into a shadow root, could do to shapes, first letters and first lines.
 */
const UNUSED =
  /\.onramp-(?:dialog|deposit-|country(?:-input|-list|-option(?!s)|-status|(?!-)))|:where\(\.onramp-root svg\)|::first-/

const dropUnusedRules: PostcssPlugin = {
  postcssPlugin: 'onramp-unused-rules',
  Once(root) {
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.filter((selector) => !UNUSED.test(selector))
      if (rule.selector === '') rule.remove()
    })
  },
}

const TEXT = '.text.js'

/** Imports `*.css?text` as text: the styles of the components and of the elements. */
export const stylesAsText = {
  name: 'styles as text',
  // Vite would treat a module whose id has the ending `.css` as a stylesheet.
  resolveId: (source: string, importer = '') =>
    source.endsWith('.css?text')
      ? `\0${resolve(dirname(importer), source.replace('?text', TEXT))}`
      : null,
  async load(id: string) {
    if (!id.startsWith('\0') || !id.endsWith(TEXT)) return null
    const own = await build({
      entryPoints: [id.slice(1, -TEXT.length)],
      bundle: true,
      write: false,
    })
    const plugins = [dropUnusedRules, readVariables]
    const { css } = await postcss(plugins).process(await buildStyles('styles.css'), {
      from: undefined,
    })
    const { code } = await transform(css + own.outputFiles[0]?.text, {
      loader: 'css',
      minify: true,
    })
    return { code: `export default ${JSON.stringify(code.trim())}`, moduleType: 'js' as const }
  },
} satisfies Plugin
