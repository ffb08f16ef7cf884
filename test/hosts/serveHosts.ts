// Builds the merchant's apps once, and serves a page for each host.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { type BuildOptions, build } from 'esbuild'
import { PAGES } from '../e2e/addresses.ts'
import type { Host } from './host.ts'
import type { PageData } from './shop.tsx'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const cdn = at('packages/element/dist/cdn')
const react18 = at('test/react-18/node_modules')

/** The style sheets of merchants' pages. */
const sheets: Readonly<Record<Host['sheet'], string>> = {
  'no styles': '',
  'html at 62.5%': 'html { font-size: 62.5% } body { font-size: 1.6rem }',
  'html at 10px': 'html { font-size: 10px }',
  'a reset': `*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0; font: inherit }
    button, input, select { appearance: none; background: none }`,
  'large buttons': `button { inline-size: 100%; padding: 2rem !important; font-size: 2rem }
    form { display: flex; flex-wrap: wrap } input { inline-size: 100% } label { display: inline }`,
}

/** The parents of a drop-in in merchants' pages. */
const parents: Readonly<Record<Host['parent'], (content: string) => string>> = {
  'a block': (content) => `<main>${content}</main>`,
  'a centered grid': box('display: grid; place-items: center; min-block-size: 90vh'),
  'a centered flex row': box('display: flex; justify-content: center'),
  'a centered flex column': box('display: flex; flex-direction: column; align-items: center'),
  'an inline block': box('display: inline-block'),
  'fit-content': box('inline-size: fit-content; margin: auto'),
  'a float': box('float: left'),
  'an absolute box': box('position: absolute'),
  'a table cell': (content) => `<table><tr><td>${content}</td></tr></table>`,
  'a grid of auto and 1fr': box('display: grid; grid-template-columns: auto 1fr'),
  'a transformed box': box('transform: translateX(0)'),
  'a scroll box': box('block-size: 80vh; overflow: auto'),
  'a label': (content) => `<label>Buy USDC ${content}</label>`,
  details: (content) => `<details open><summary>Buy USDC</summary>${content}</details>`,
  'a modal dialog': (content) =>
    `<dialog id="modal">${content}</dialog><script>document.getElementById('modal').showModal()</script>`,
  'a shadow root': (content) =>
    `<div id="shadow"><template shadowrootmode="open"><link rel="stylesheet" href="/19/client.css">${content}</template></div>`,
  'an iframe': (content) => `<main>${content}</main>`,
}

function box(style: string) {
  return (content: string) => `<div style="${style}">${content}</div>`
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

/** The bundle of `server.tsx`. */
interface HostRenderer {
  readonly render: (data: PageData) => string
}

/** Serves the page of a host, for one test at a time. */
export interface HostServer {
  /** Returns the URL of the host's page. */
  readonly show: (data: PageData) => string
  readonly close: () => void
}

/** Starts a server of merchants' pages. */
export async function serveHosts(): Promise<HostServer> {
  const folder = `${PAGES}/hosts`
  const shared = {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['@onramp-kit/source'],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
  } satisfies BuildOptions
  const servers = new Map<string, HostRenderer>()
  for (const version of ['19', '18']) {
    const alias = {
      // The build derives the stylesheet that merchants import.
      '@onramp-kit/react/styles.css': at('packages/react/dist/styles.css'),
      ...(version === '18' && { react: `${react18}/react`, 'react-dom': `${react18}/react-dom` }),
    }
    const outdir = `${folder}/${version}`
    await build({ ...shared, alias, outdir, entryPoints: [at('test/hosts/client.tsx')] })
    const { outputFiles } = await build({
      ...shared,
      alias,
      entryPoints: [at('test/hosts/server.tsx')],
      format: 'cjs',
      platform: 'node',
      write: false,
    })
    servers.set(version, evaluate(outputFiles[0]?.text ?? ''))
  }
  await build({ ...shared, outdir: folder, entryPoints: [at('test/hosts/vanilla.ts')] })

  let shown: PageData | undefined
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?')
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
    if (pathname === '/authorize') send('text/plain', 'authorized')
    else if (shown === undefined) response.writeHead(404).end()
    else if (pathname === '/') {
      const isFramed = shown.host.parent === 'an iframe'
      send('text/html', isFramed ? frameOf() : pageOf(shown, servers))
    } else if (pathname === '/framed') send('text/html', pageOf(shown, servers))
    else
      readFile(pathname.startsWith('/cdn/') ? cdn + pathname.slice(4) : folder + pathname).then(
        (body) => send(types[extname(pathname)] ?? 'application/octet-stream', body),
        () => response.writeHead(404).end(),
      )
  })
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    show(data) {
      shown = data
      return `http://localhost:${port}/`
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Evaluates a CommonJS bundle. Playwright would compile a file that is imported, which takes seconds. */
function evaluate(code: string): HostRenderer {
  const module = { exports: {} as HostRenderer }
  compileFunction(code, ['module', 'require'])(module, createRequire(import.meta.url))
  return module.exports
}

const head = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>A shop</title><link rel="icon" href="data:,">`

/** A page that shows the shop in a frame, which may open payment pages. */
const frameOf = () =>
  `${head}<iframe id="framed" src="/framed" title="Shop" style="inline-size: 100%; block-size: 90vh; border: 0"></iframe>`

function pageOf(data: PageData, servers: ReadonlyMap<string, HostRenderer>) {
  const { host, service } = data
  const version = host.react === '18' ? '18' : '19'
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const markup = () => {
    if (host.dropIn === 'onramp-checkout') {
      const element = `<onramp-checkout publishable-key="svc_public_sandbox_demo" base-url="${service}" wallet="${WALLET}" chain="8453" token="USDC" country="US" locale="${host.locale}"></onramp-checkout>`
      return host.form === 'a form'
        ? `<form id="order"><input name="note" aria-label="Note">${element}<button>Place order</button></form>`
        : element
    }
    const isServed = host.render === 'on the server'
    return `<div id="root">${isServed ? servers.get(version)?.render(data) : ''}</div>`
  }
  const script = {
    'onramp-checkout': '/cdn/onramp-element.js',
    createCheckout: '/vanilla.js',
  }[host.dropIn as string]
  // A sheet of the page does not reach into a shadow root.
  return `${head}<link rel="stylesheet" href="/${version}/client.css"><style>${sheets[host.sheet]}</style>
<script type="application/json" id="data">${json}</script>
<body>${parents[host.parent](markup())}<script type="module" src="${script ?? `/${version}/client.js`}"></script>`
}
