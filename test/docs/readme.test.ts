import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createService } from '@onramp-kit/msw'
import { serve } from '@onramp-kit/msw/node'
import { http } from 'msw/http'
import { expect, test } from 'vitest'
import { catalogs } from '../../packages/react/src/messages/catalogs.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const site = 'site/src/content/docs'

test.each([
  ['README.md', 'readme/App.tsx'],
  ['packages/core/README.md', 'readme/buy.ts'],
  ['packages/react/README.md', 'readme/App.tsx'],
  [`${site}/getting-started.mdx`, 'readme/App.tsx'],
  [`${site}/guides/client.md`, 'readme/buy.ts'],
  [`${site}/guides/client.md`, 'readme/checkout.ts'],
  [`${site}/guides/client.md`, 'readme/showOrder.ts'],
  [`${site}/guides/query-client.md`, 'readme/SharedQueries.tsx'],
  [`${site}/guides/deposits.md`, 'readme/bank.ts'],
  [`${site}/guides/deposits.md`, 'readme/deposit.ts'],
  [`${site}/guides/devtools.md`, 'readme/DevelopedCheckout.tsx'],
  [`${site}/guides/display-rates.md`, 'readme/rates.ts'],
  [`${site}/guides/gate-and-limits.md`, 'readme/GatedCheckout.tsx'],
  [`${site}/guides/superseded.md`, 'readme/session.test.ts'],
  [`${site}/guides/wallets.md`, '../consumers/wagmi/src/TopUp.jsx'],
  [`${site}/guides/testing/index.md`, 'readme/ownTests.test.ts'],
  [`${site}/guides/testing/playwright.md`, '../e2e/ownTests.spec.ts'],
  [`${site}/guides/testing/worker.md`, '../consumers/storybook/.storybook/preview.js'],
  [`${site}/stacks/angular.md`, '../consumers/angular/src/app/app.ts'],
  [`${site}/stacks/astro.md`, '../consumers/astro/src/TopUp.jsx'],
  [`${site}/stacks/astro.md`, '../consumers/astro/src/pages/element.astro'],
  [`${site}/stacks/astro.md`, '../consumers/astro/src/pages/index.astro'],
  [`${site}/stacks/next-pages.md`, '../consumers/next-pages/pages/_app.jsx'],
  [`${site}/stacks/next-pages.md`, '../consumers/next-pages/pages/index.jsx'],
  [`${site}/stacks/nuxt.md`, '../consumers/nuxt/app/app.vue'],
  [`${site}/stacks/nuxt.md`, '../consumers/nuxt/nuxt.config.js'],
  [`${site}/stacks/node.md`, 'readme/buy.ts'],
  [`${site}/stacks/preact.md`, '../consumers/preact/src/main.jsx'],
  [`${site}/stacks/react-router.md`, '../consumers/react-router/app/routes/topUp.jsx'],
  [`${site}/stacks/react-router.md`, '../consumers/react-router/vite.config.js'],
  [`${site}/stacks/runtimes.md`, '../consumers/runtimes/buy.mjs'],
  [`${site}/stacks/solid.md`, '../consumers/solid/src/TopUp.jsx'],
  [`${site}/stacks/svelte.md`, '../consumers/element-svelte/src/App.svelte'],
  [`${site}/stacks/sveltekit.md`, '../consumers/sveltekit/src/routes/+page.svelte'],
  [`${site}/stacks/tanstack-start.md`, '../consumers/tanstack-start/src/routes/index.jsx'],
  [`${site}/stacks/vue.md`, '../consumers/element-vue/src/App.vue'],
  [`${site}/getting-started.mdx`, 'styling/page.css'],
  [`${site}/guides/style.md`, 'styling/center.css'],
  [`${site}/guides/style.md`, 'styling/composed.css'],
  [`${site}/guides/style.md`, 'styling/shop.css'],
  [`${site}/guides/style.md`, 'styling/override.css'],
  [`${site}/guides/style.md`, 'styling/tailwind4.css'],
  [`${site}/guides/style.md`, 'styling/sealedOverride.css'],
  [`${site}/guides/style.md`, 'styling/luxury.css'],
  [`${site}/guides/style.md`, 'styling/brutalist.css'],
])('%s shows the tested %s', (page, name) => {
  const shown = readFileSync(path(`../../${page}`), 'utf8')
  expect(shown).toContain(readFileSync(path(name), 'utf8').trim())
})

test.each(Object.keys(catalogs))('the guide names the language %s', (code) => {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code)
  const shown = readFileSync(path(`../../${site}/guides/languages.md`), 'utf8')
  expect(shown).toMatch(new RegExp(`\\b${name}\\b`))
  expect(shown).toContain(`\`${code.replace('-', '')}\``)
})

/** Runs a script of the README against a service and returns its output. */
async function run(name: string, url: string, onLine: (line: string) => void = () => {}) {
  const source = readFileSync(path(name), 'utf8')
  const args = [
    '--conditions=@onramp-kit/source',
    '--input-type=module-typescript',
    '--eval',
    source.replace('http://127.0.0.1:4010', url),
  ]
  const child = spawn(process.execPath, args, { cwd: path('../..') })
  const lines: string[] = []
  let failure = ''
  child.stderr.on('data', (text) => (failure += text))
  child.stdout.on('data', (text) => {
    const added = String(text).trim().split('\n')
    lines.push(...added)
    added.forEach(onLine)
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect(failure).toBe('')
  expect(code).toBe(0)
  return lines
}

test('the purchase script of the README buys and polls the order to its end', async () => {
  const service = createService()
  const server = await serve(service, { port: 0 })
  const lines = await run('readme/buy.ts', server.url, (line) => {
    // The buyer pays on the hosted page once the client watches the order.
    const [order] = service.state().orders
    if (order && line === 'payment_pending') service.callback(order.id, 'order_broadcasted')
  })
  await server.close()
  expect(lines).toEqual([
    expect.stringContaining(`pay at ${server.url}/pay/`),
    'payment_pending',
    'order_broadcasted',
  ])
})

test('the bank script of the README opens bank accounts', async () => {
  const service = createService()
  // The person completes the hosted pages once the client polls the status.
  const decide = http.get('*/v1/virtual-accounts/status', () => {
    for (const { wallet } of service.state().customers) service.customerStatus(wallet, 'active')
  })
  const server = await serve(service, { port: 0, handlers: [decide] })
  const [terms, identity, ...accounts] = await run('readme/bank.ts', server.url)
  await server.close()
  expect(terms).toContain(`accept the terms at ${server.url}/terms/`)
  expect(identity).toContain(`verify your identity at ${server.url}/identity/`)
  const currencies = accounts.filter((line) => /^[A-Z]{3} \{/.test(line))
  expect(currencies.map((line) => line.slice(0, 3))).toEqual(['USD', 'GBP', 'EUR'])
})

test('the deposit script of the README opens a crypto deposit', async () => {
  const server = await serve(createService(), { port: 0 })
  const [deposit = ''] = await run('readme/deposit.ts', server.url)
  const page = await fetch(deposit.replace('deposit at ', ''))
  await server.close()
  expect(page.status).toBe(200)
})

test('the rates script of the README converts an amount for display', async () => {
  const server = await serve(createService(), { port: 0 })
  const [rate] = await run('readme/rates.ts', server.url)
  await server.close()
  expect(rate).toBe("{ approximate: 92, currency: 'EUR' }")
})
