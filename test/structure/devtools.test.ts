import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const code = "export * from '@onramp-kit/react/devtools'"
const conditions = ['@onramp-kit/source']
const external = ['react', 'react-dom', 'react/jsx-runtime']
/** Text of the panel, of its requests and of the recording log. */
const ofPanel = /Virtual clock|_simulator|attemptId/

async function byEsbuild(mode: string): Promise<readonly string[]> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root },
    bundle: true,
    splitting: true,
    outdir: 'bundle',
    write: false,
    format: 'esm',
    conditions,
    external,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  })
  return outputFiles.map(({ text }) => text)
}

async function byRolldown(mode: string): Promise<readonly string[]> {
  const id = 'virtual:entry'
  const bundle = await rolldown({
    input: id,
    external,
    resolve: { conditionNames: [...conditions, 'import'] },
    transform: { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } },
    onLog() {},
    plugins: [
      {
        name: 'entry',
        resolveId(source, from) {
          if (source === id) return id
          return from === id ? this.resolve(source, `${root}/package.json`) : null
        },
        load: (source) => (source === id ? code : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
}

const bundlers = [
  ['esbuild', byEsbuild],
  ['rolldown', byRolldown],
] as const

test.each(bundlers)('the production bundle of %s is one chunk without the panel', async (_, by) => {
  const chunks = await by('production')
  expect(chunks).toHaveLength(1)
  expect(chunks[0]).toContain('OnrampDevtools')
  expect(chunks[0]).not.toMatch(ofPanel)
})

test.each(bundlers)('the development bundle of %s loads the panel on demand', async (_, by) => {
  const chunks = await by('development')
  expect(chunks.filter((chunk) => chunk.includes('Virtual clock'))).toHaveLength(1)
  const entry = chunks.find((chunk) => /export\s*\{[^}]*OnrampDevtools/.test(chunk))
  expect(entry).toContain('import(')
  expect(entry).not.toContain('Virtual clock')
})
