import { globSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { freePort } from '../freePort.ts'
import { serveFolder } from '../serveFolder.ts'
import type { Project } from './project.ts'
import type { Row } from './row.ts'

/** The manifest of a merchant's project. */
interface Manifest {
  /** The name of the row. */
  readonly description: string
  readonly onramp?: {
    /** The pages with a checkout. @default ['/'] */
    readonly pages?: readonly string[]
    /** The script of the server, and its arguments. @default a server of the static files in `dist` */
    readonly server?: readonly string[]
    /** The URL of a simulated service in the page itself. @default a server, whose URL replaces that of the READMEs */
    readonly service?: string
  }
}

/** A row for each folder of `test/consumers` with a manifest: builds the project, and buys once from each of its pages. */
export const folderRows: readonly Row[] = globSync('test/consumers/*/package.json')
  .map(dirname)
  .toSorted()
  .map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
    return {
      name: manifest.description,
      folder,
      files: [],
      run: (project) => buyFrom(project, manifest),
    }
  })

async function buyFrom(project: Project, { onramp = {} }: Manifest) {
  const service = createService()
  const { url, close } = await serve(service)
  try {
    if (onramp.service === undefined) await replaceService(project.folder, url)
    await project.npmRun(['build'])
    const { shop, stop } = await start(project, onramp.server)
    try {
      for (const page of onramp.pages ?? ['/']) {
        service.reset()
        await project.buy({ shop: `${shop}${page}`, service: onramp.service ?? url })
      }
    } finally {
      await stop()
    }
  } finally {
    await close()
  }
}

/** Writes the URL of the service in place of that of the READMEs, wherever the project has it. */
async function replaceService(folder: string, service: string) {
  const sources = globSync('**/*.{js,jsx,ts,tsx,vue,svelte,astro}', {
    cwd: folder,
    exclude: (name) => name === 'node_modules',
  })
  let found = 0
  for (const file of sources) {
    const text = await readFile(join(folder, file), 'utf8')
    if (!text.includes('http://127.0.0.1:4010')) continue
    found += 1
    await writeFile(join(folder, file), text.replaceAll('http://127.0.0.1:4010', service))
  }
  if (found === 0) throw new Error('No source of the project has the URL of the service.')
}

/** Starts the project's server, or serves its static files. */
async function start(project: Project, server: readonly string[] | undefined) {
  if (server === undefined) {
    const { url, close } = await serveFolder(join(project.folder, 'dist'))
    return { shop: url, stop: close }
  }
  const [script = '', ...args] = server
  const port = String(await freePort('localhost', 0))
  const shop = `http://localhost:${port}`
  const variables = { PORT: port, HOST: 'localhost', NODE_ENV: 'production' }
  return { shop, stop: await project.serve(script, args, shop, variables) }
}
