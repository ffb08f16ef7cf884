import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'esbuild'
import { generate } from 'openapi-typescript-codegen'
import { generatedClient } from './contenders/generatedClient.ts'

/** Has a client generated from the document, and made into a module that plain Node runs. */
export async function generateClient(): Promise<void> {
  const output = join(dirname(generatedClient), 'source')
  const document = new URL('../../../../docs/openapi.json', import.meta.url)
  await rm(dirname(generatedClient), { recursive: true, force: true })
  await generate({ input: JSON.parse(await readFile(document, 'utf8')), output, useOptions: true })
  await build({
    entryPoints: [join(output, 'index.ts')],
    outfile: generatedClient,
    bundle: true,
    format: 'esm',
    platform: 'node',
  })
}
