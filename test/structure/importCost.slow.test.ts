import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as core from '@onramp-kit/core'
import { build as bundle } from 'esbuild'
import { rolldown } from 'rolldown'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config from '../../packages/core/tsup.config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const entries = Object.entries(config.entry ?? {})
/** The package as published; inside the repository, so that its dependencies resolve. */
const built = mkdtempSync(join(root, 'node_modules/.import-cost-'))
afterAll(() => rmSync(built, { recursive: true }))

beforeAll(async () => {
  writeFileSync(join(built, 'package.json'), '{ "type": "module", "sideEffects": false }')
  await build({
    ...config,
    entry: Object.fromEntries(
      entries.map(([name, path]) => [name, join(root, 'packages/core', path)]),
    ),
    outDir: join(built, 'dist'),
    external: ['ky', 'zod'],
    config: false,
    silent: true,
  })
})

/** A string literal, because a path on Windows contains backslashes. */
const index = JSON.stringify(join(built, 'dist/index.js'))
const frame = JSON.stringify(join(built, 'dist/internal/frame.js'))
/** Exports that parse responses and need schemas. */
const readers = ['createOnrampClient', 'createCheckout']
const helpers = Object.keys(core).filter((name) => !readers.includes(name))

/** The dependencies whose code is left in a bundle of one export. */
async function byEsbuild(name: string): Promise<readonly string[]> {
  const { metafile } = await bundle({
    stdin: { contents: `export { ${name} } from ${index}`, resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    metafile: true,
    logLevel: 'error',
  })
  const [output] = Object.values(metafile.outputs)
  const inputs = Object.entries(output?.inputs ?? {})
  return dependencies(
    inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  )
}

async function byRolldown(name: string): Promise<readonly string[]> {
  const id = 'virtual:entry'
  const chunks = await rolldown({
    input: id,
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? `export { ${name} } from ${index}` : null),
      },
    ],
  })
  const { output } = await chunks.generate({ format: 'esm' })
  const modules = Object.entries(output[0].modules)
  return dependencies(
    modules.flatMap(([file, { renderedLength }]) => (renderedLength > 0 ? file : [])),
  )
}

function dependencies(files: readonly string[]): readonly string[] {
  return [...new Set(files.flatMap((file) => /node_modules[/\\](\w+)/.exec(file)?.[1] ?? []))]
}

test.each(helpers)('a bundle with only %s contains no dependency', async (name) => {
  expect(await byEsbuild(name)).toEqual([])
  expect(await byRolldown(name)).toEqual([])
})

test.each(readers)('a bundle with %s contains zod', async (name) => {
  expect(await byEsbuild(name)).toContain('zod')
  expect(await byRolldown(name)).toContain('zod')
})

describe('an app that frames a page later', () => {
  const id = 'virtual:entry'
  const code = `export { createOnrampClient } from ${index}; export const later = () => import(${frame})`
  /** A part of the sandbox of a hosted page. */
  const sandbox = 'allow-popups-to-escape-sandbox'

  test('loads the code for it later with esbuild, which warns of nothing', async () => {
    const { outputFiles, metafile, warnings } = await bundle({
      stdin: { contents: code, resolveDir: root },
      bundle: true,
      splitting: true,
      outdir: 'dist',
      write: false,
      format: 'esm',
      metafile: true,
      logLevel: 'silent',
    })
    const atOnce = new Set(['dist/stdin.js'])
    for (const path of atOnce)
      for (const each of metafile.outputs[path]?.imports ?? [])
        if (each.kind === 'import-statement') atOnce.add(each.path)
    const withSandbox = outputFiles.filter(({ text }) => text.includes(sandbox))
    expect(withSandbox).toHaveLength(1)
    expect([...atOnce].some((path) => withSandbox[0]?.path.endsWith(path))).toBe(false)
    expect(warnings).toEqual([])
  })

  test('loads the code for it later with rolldown', async () => {
    const chunks = await rolldown({
      input: id,
      plugins: [
        {
          name: 'entry',
          resolveId: (source) => (source === id ? id : null),
          load: (source) => (source === id ? code : null),
        },
      ],
    })
    const { output } = await chunks.generate({ format: 'esm' })
    const atOnce = new Set([output[0].fileName])
    for (const name of atOnce)
      for (const chunk of output)
        if (chunk.type === 'chunk' && chunk.fileName === name)
          for (const imported of chunk.imports) atOnce.add(imported)
    const withSandbox = output.filter(
      (each) => each.type === 'chunk' && each.code.includes(sandbox),
    )
    expect(withSandbox).toHaveLength(1)
    expect([...atOnce]).not.toContain(withSandbox[0]?.fileName)
  })
})
