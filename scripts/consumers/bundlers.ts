import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'
import { serveFolder } from '../serveFolder.ts'
import type { Project } from './project.ts'
import type { Row } from './row.ts'
import { major, pinned, react18, react19 } from './tools.ts'

const vite = pinned('vite', '@vitejs/plugin-react')

const next = {
  ...react19,
  ...pinned('@types/node', '@types/react', '@types/react-dom'),
  next: '16.4.6',
  // What create-next-app installs; Next uses the compiler's API, which TypeScript 7 does not have.
  typescript: '5.9.3',
}

export const bundlerRows: readonly Row[] = [
  {
    name: `Vite ${major(vite.vite)}, React 19`,
    dependencies: { ...react19, ...vite },
    files: ['shop', 'vite'],
    run: buildWithVite,
  },
  {
    name: `Vite ${major(vite.vite)}, React 18`,
    dependencies: { ...react18, ...vite },
    files: ['shop', 'vite'],
    run: buildWithVite,
  },
  {
    name: 'webpack 5',
    dependencies: {
      ...react19,
      'css-loader': '7.1.5',
      'esbuild-loader': '4.5.0',
      'html-webpack-plugin': '5.6.8',
      'style-loader': '4.0.0',
      webpack: '5.112.2',
      'webpack-cli': '7.3.1',
    },
    files: ['shop', 'webpack'],
    async run(project) {
      await project.node('node_modules/webpack-cli/bin/cli.js')
      await visitFolder(project)
    },
  },
  {
    name: `esbuild ${pinned('esbuild').esbuild}`,
    dependencies: { ...react19, ...pinned('esbuild') },
    files: ['shop'],
    async run(project) {
      const flags = ['--bundle', '--minify', '--splitting', '--format=esm', '--jsx=automatic']
      await project.node('node_modules/esbuild/bin/esbuild', [
        'main.tsx',
        '--outdir=dist',
        ...flags,
      ])
      await writeFile(
        join(project.folder, 'dist/index.html'),
        '<!doctype html><link rel="stylesheet" href="main.css"><div id="root"></div><script type="module" src="main.js"></script>',
      )
      await visitFolder(project)
    },
  },
  ...['Turbopack', 'webpack'].map(
    (bundler): Row => ({
      name: `Next 16, ${bundler}`,
      dependencies: next,
      files: ['shop', 'next'],
      run: (project) => buildWithNext(project, `--${bundler.toLowerCase()}`),
    }),
  ),
]

async function buildWithVite(project: Project) {
  await project.node('node_modules/vite/bin/vite.js', ['build'])
  await visitFolder(project)
}

async function visitFolder(project: Project) {
  const { close, url } = await serveFolder(join(project.folder, 'dist'))
  await project.visit(`${url}/`).finally(close)
}

async function buildWithNext(project: Project, bundler: string) {
  const script = 'node_modules/next/dist/bin/next'
  await project.node(script, ['build', bundler])
  const port = await freePort('127.0.0.1', 0)
  const args = ['start', '-H', '127.0.0.1', '-p', String(port)]
  const url = `http://127.0.0.1:${port}/`
  const stop = await project.serve(script, args, url)
  try {
    const html = await (await fetch(url)).text()
    for (const text of ['Composed on the server', 'Own button', 'onramp-checkout'])
      if (!html.includes(text)) throw new Error(`The server-rendered page lacks "${text}".`)
    await project.visit(url)
  } finally {
    await stop()
  }
}
