import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as parts from '@onramp-kit/react/parts'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** As published: the build marks what is pure. */
const built = fileURLToPath(new URL('../../packages/react/dist/parts.js', import.meta.url))

/** Bundles an expression over the namespaces of parts. */
async function bundle(expression: string): Promise<string> {
  const entry = 'virtual:entry'
  const code = `import * as parts from '${built}'\nexport const used = ${expression}`
  const bundled = await rolldown({
    input: entry,
    external: /^(?:react|@tanstack\/)/,
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
  // The comma tells the name of a part from an attribute.
  expect(code).not.toMatch(/"(?:announcer|panel|receipt|frame|form|root)",/)
})

test('a root comes without the parts inside it', async () => {
  const code = await bundle('parts.CheckoutParts.Root')
  expect(code).toContain('"checkout"')
  expect(code).not.toMatch(/"(?:payment-methods|quote|frame-placeholder|receipt|country-list)"/)
})

test('a consumer can export every part and emit declarations', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // A junction, because Windows permits symbolic links only to administrators.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const lines = Object.keys(parts).map((name) => `export const my${name} = { ...parts.${name} }`)
  const code = ["import * as parts from '@onramp-kit/react/parts'", ...lines].join('\n')
  await writeFile(join(folder, 'index.ts'), code)
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir: 'dist',
    types: [],
    // Resolves the packages to node_modules, as in the project of a merchant.
    preserveSymlinks: true,
  }
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, files: ['index.ts'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...config, include: [] }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder], (_error, stdout) => resolve(stdout))
  })
  expect(printed).toBe('')
})
