#!/usr/bin/env node
// Starts the stock Firefox at FIREFOX_PATH for Playwright, and answers the one WebDriver BiDi command that Playwright
// always sends and Firefox below 154 does not know: emulation.setMediaFeaturesOverride. It sets the color scheme through
// Firefox's own scope instead, and ignores the other features.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

const COMMAND = 'emulation.setMediaFeaturesOverride'
const LISTENING = 'WebDriver BiDi listening on '
const REPLACES_WINDOW = /^browsingContext\.(contextCreated|navigationCommitted|domContentLoaded)$/
/** Ids of our own commands, beyond those of Playwright. */
const FIRST_ID = 1_000_000_000
const limits = { maxPayload: 256 * 1024 * 1024 }

const firefox = spawn(
  process.env.FIREFOX_PATH ?? 'firefox',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
)
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = line.split(LISTENING)
  if (address === undefined) process.stderr.write(`${line}\n`)
  else listen(address)
})

/** Listens in Firefox's place, and prints the address that Playwright waits for. */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...limits }, () =>
    process.stderr.write(`${LISTENING}ws://127.0.0.1:${server.address().port}\n`),
  )
  server.on('connection', (playwright, { url }) => relay(playwright, address + url))
}

function relay(playwright, url) {
  const browser = new WebSocket(url, { perMessageDeflate: false, ...limits })
  const early = []
  const send = (text) =>
    browser.readyState === WebSocket.OPEN ? browser.send(text) : early.push(text)
  browser.on('open', () => early.splice(0).forEach(send))
  browser.on('close', () => playwright.close())
  browser.on('error', () => playwright.close())
  playwright.on('close', () => browser.close())

  let lastId = FIRST_ID
  const pending = new Map()
  const ask = (method, params) =>
    new Promise((resolve) => {
      lastId += 1
      pending.set(lastId, resolve)
      send(JSON.stringify({ id: lastId, method, params }))
    })
  const colorSchemes = createColorSchemes(ask)

  playwright.on('message', async (data) => {
    const text = String(data)
    const { id, method, params } = JSON.parse(text)
    if (method === COMMAND) {
      await colorSchemes.set(params)
      playwright.send(JSON.stringify({ type: 'success', id, result: {} }))
    } else send(text)
  })
  browser.on('message', (data) => {
    const text = String(data)
    const { id, method, params, result } = JSON.parse(text)
    const resolve = pending.get(id)
    pending.delete(id)
    // A navigation can replace the window that has the color scheme.
    if (REPLACES_WINDOW.test(method) && !params.parent) void colorSchemes.apply()
    if (resolve) resolve(result)
    else if (playwright.readyState === WebSocket.OPEN) playwright.send(text)
  })
}

/** The color schemes of tabs, and of user contexts, by id. */
function createColorSchemes(ask) {
  const schemes = new Map()

  async function apply() {
    if (schemes.size === 0) return
    const chrome = await ask('browsingContext.getTree', { 'moz:scope': 'chrome' })
    const { contexts = [] } = (await ask('browsingContext.getTree', {})) ?? {}
    for (const { context, userContext } of contexts) {
      const scheme = schemes.get(context) ?? schemes.get(userContext)
      if (scheme === undefined) continue
      await ask('script.callFunction', {
        target: { context: chrome?.contexts[0]?.context },
        functionDeclaration: setScheme.toString(),
        arguments: [context, scheme].map((value) => ({ type: 'string', value })),
        awaitPromise: false,
      })
    }
  }

  return {
    apply,
    set({ features, contexts = [], userContexts = [] }) {
      const scheme = features['prefers-color-scheme'] ?? 'none'
      for (const id of [...contexts, ...userContexts]) schemes.set(id, scheme)
      return apply()
    },
  }
}

/** Runs in Firefox's own scope. */
function setScheme(id, scheme) {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs',
  )
  NavigableManager.getBrowsingContextById(id).top.prefersColorSchemeOverride = scheme
}
