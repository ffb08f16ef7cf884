import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveFolder } from '../serveFolder.ts'
import type { Project } from './project.ts'
import type { Row } from './row.ts'
import { major, pinned, react18, react19 } from './tools.ts'

const vite = pinned('vite', '@vitejs/plugin-react')

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
]

async function buildWithVite(project: Project) {
  await project.node('node_modules/vite/bin/vite.js', ['build'])
  await visitFolder(project)
}

async function visitFolder(project: Project) {
  const { close, url } = await serveFolder(join(project.folder, 'dist'))
  await project.visit(`${url}/`).finally(close)
}
