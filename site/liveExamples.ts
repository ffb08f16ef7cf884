import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const pages = fileURLToPath(new URL('src/content/docs/', import.meta.url))
/** The examples have addresses here, so that they find the packages; no file is written. */
const folder = fileURLToPath(new URL('src/live/examples/', import.meta.url))
const list = 'virtual:live-examples'

/** Returns the name of the component in a live code block, such as `BuyButton`. */
export function exampleName(code: string): string {
  const names = [...code.matchAll(/^export function (\w+)/gm)].map(([, name = '']) => name)
  if (names.length !== 1) throw new Error(`A live example exports one function:\n${code}`)
  return names[0] ?? ''
}

/** Returns whether an example calls the server of the reader's shop, which these pages lack. */
export const callsShop = (code: string) => code.includes('fetch(')

/** Compiles the code blocks ```` ```tsx live ```` of the pages, so that an example runs the code that its page shows. */
export function liveExamples(): Plugin {
  function read() {
    const examples = new Map<string, { readonly code: string; readonly page: string }>()
    for (const page of globSync('**/*.md', { cwd: pages }))
      for (const [, code = ''] of readFileSync(join(pages, page), 'utf8').matchAll(
        /^```tsx live\b.*\n([^]*?)^```/gm,
      )) {
        const name = exampleName(code)
        if (examples.has(name)) throw new Error(`${page} and another page have a live ${name}.`)
        examples.set(name, { code, page })
      }
    return examples
  }
  const fileOf = (name: string) => `${folder}${name}.tsx`
  const isOurs = (id: string) => id === list || id.startsWith(folder)
  return {
    name: 'live-examples',
    resolveId: (id) => (isOurs(id) ? id : undefined),
    load(id) {
      if (!isOurs(id)) return undefined
      const examples = read()
      if (id === list) {
        const rows = [...examples.keys()].map(
          (name) => `${name}: () => import('${fileOf(name)}').then((module) => module.${name})`,
        )
        return `export default { ${rows.join(', ')} }`
      }
      const found = [...examples].find(([name]) => fileOf(name) === id)
      if (found === undefined) return undefined
      const [, { code, page }] = found
      this.addWatchFile(join(pages, page))
      const server = callsShop(code) ? `import { fetch } from '../shopServer.ts'\n` : ''
      return server + code
    },
  }
}
