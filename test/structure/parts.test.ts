import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'

const source = fileURLToPath(new URL('../../packages/react/src/parts.ts', import.meta.url))

/** Bundles an expression over the namespaces of parts. */
async function bundle(expression: string): Promise<string> {
  const entry = 'virtual:entry'
  const code = `import * as parts from '${source}'\nexport const used = ${expression}`
  const bundled = await rolldown({
    input: entry,
    external: /^(?:react|@tanstack\/)/,
    resolve: { conditionNames: ['@onramp-kit/source', 'import'] },
    onLog() {},
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  })
  const { output } = await bundled.generate({ format: 'esm' })
  return output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('\n')
}

test('a bundler keeps only the parts that are used', async () => {
  const code = await bundle('parts.StepParts.Title')
  expect(code).toContain('"title"')
  expect(code).not.toMatch(/"(?:announcer|panel|receipt|frame|form|root)"/)
})

test('a root comes without the parts inside it', async () => {
  const code = await bundle('parts.CheckoutParts.Root')
  expect(code).toContain('"checkout"')
  expect(code).not.toMatch(/"(?:payment-methods|quote|frame|receipt|country-list)"/)
})
