// Serves the built site as GitHub Pages does: `node site/test/serve.ts PORT`.
import { fileURLToPath } from 'node:url'
import { serveFolder } from '../../scripts/serveFolder.ts'
import { base } from '../place.ts'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const { url } = await serveFolder(folder, { port: Number(process.argv[2]), base })
console.log(url + base)
