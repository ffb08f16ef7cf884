import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { catalogs } from '../../packages/react/src/messages/catalogs.ts'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const site = 'site/src/content/docs'

test.each([
  ['README.md', 'readme/App.tsx'],
  ['packages/core/README.md', 'readme/buy.ts'],
  ['packages/react/README.md', 'readme/App.tsx'],
  [`${site}/getting-started.mdx`, 'readme/App.tsx'],
  [`${site}/guides/client.md`, 'readme/checkout.ts'],
  [`${site}/guides/client.md`, 'readme/showOrder.ts'],
  [`${site}/guides/client.md`, '../consumers/element-svelte/src/snapshotOf.ts'],
  [`${site}/guides/client.md`, '../consumers/element-vue/src/useSnapshot.ts'],
  [`${site}/guides/query-client.md`, 'readme/SharedQueries.tsx'],
  [`${site}/guides/query-client.md`, '../consumers/persisted/src/PersistedProviders.jsx'],
  [`${site}/guides/deposits.md`, 'readme/bank.ts'],
  [`${site}/guides/deposits.md`, 'readme/deposit.ts'],
  [`${site}/guides/devtools.md`, 'readme/developed/onramp.ts'],
  [`${site}/guides/devtools.md`, 'readme/developed/DevelopedCheckout.tsx'],
  [`${site}/guides/display-rates.md`, 'readme/rates.ts'],
  [`${site}/guides/gate-and-limits.md`, 'readme/GatedCheckout.tsx'],
  [`${site}/guides/server-side.md`, 'readme/CartCheckout.tsx'],
  [`${site}/guides/superseded.md`, 'readme/session.test.ts'],
  [`${site}/guides/wallets.md`, '../consumers/wagmi/src/TopUp.jsx'],
  [`${site}/guides/testing/index.md`, 'readme/ownTests.test.ts'],
  [`${site}/guides/testing/playwright.md`, '../e2e/ownTests.spec.ts'],
  [`${site}/guides/testing/worker.md`, '../consumers/storybook/.storybook/preview.js'],
  [`${site}/stacks/angular.md`, '../consumers/angular/src/app/app.ts'],
  [`${site}/stacks/astro.md`, '../consumers/astro/src/TopUp.jsx'],
  [`${site}/stacks/astro.md`, '../consumers/astro/src/pages/element.astro'],
  [`${site}/stacks/astro.md`, '../consumers/astro/src/pages/index.astro'],
  [`${site}/stacks/astro.md`, '../consumers/astro-server/src/pages/cart.astro'],
  [`${site}/stacks/astro.md`, '../consumers/astro-server/src/pages/carts/[...path].ts'],
  [`${site}/stacks/astro.md`, '../consumers/astro-server/src/pages/orders/read.ts'],
  [`${site}/stacks/html.md`, '../consumers/html/public/index.html'],
  [`${site}/stacks/next-pages.md`, '../consumers/next-pages/pages/_app.jsx'],
  [`${site}/stacks/next-pages.md`, '../consumers/next-pages/pages/index.jsx'],
  [`${site}/stacks/next.md`, '../consumers/next/app/cart/page.tsx'],
  [`${site}/stacks/next.md`, '../consumers/next/app/carts/[...path]/route.ts'],
  [`${site}/stacks/next.md`, '../consumers/next/app/orders/read/route.ts'],
  [`${site}/stacks/next.md`, '../consumers/next/instrumentation.ts'],
  [`${site}/stacks/next-pages.md`, '../consumers/next-pages/pages/api/carts/[...path].js'],
  [`${site}/stacks/nuxt.md`, '../consumers/nuxt/app/app.vue'],
  [`${site}/stacks/nuxt.md`, '../consumers/nuxt-cart/app/app.vue'],
  [`${site}/stacks/nuxt.md`, '../consumers/routes/nuxt.ts'],
  [`${site}/stacks/nuxt.md`, '../consumers/routes/nuxtPlugin.ts'],
  [`${site}/stacks/node.md`, 'readme/buy.ts'],
  [`${site}/stacks/preact.md`, '../consumers/preact/src/main.jsx'],
  [`${site}/stacks/react-router.md`, '../consumers/react-router/app/routes/topUp.tsx'],
  [`${site}/stacks/react-router.md`, '../consumers/react-router/app/routes.ts'],
  [`${site}/stacks/react-router.md`, '../consumers/routes/reactRouter.ts'],
  [`${site}/stacks/react-router.md`, '../consumers/routes/reactRouterCart.tsx'],
  [`${site}/stacks/react-router.md`, '../consumers/routes/reactRouterReadOrders.ts'],
  [`${site}/stacks/react-router.md`, '../consumers/routes/reactRouterRoutes.ts'],
  [`${site}/stacks/react-router.md`, '../consumers/routes/reactRouterTimer.ts'],
  [`${site}/stacks/runtimes.md`, '../consumers/runtimes/buy.mjs'],
  [`${site}/stacks/solid.md`, '../consumers/solid/src/TopUp.jsx'],
  [`${site}/stacks/svelte.md`, '../consumers/element-svelte/src/App.svelte'],
  [`${site}/stacks/sveltekit.md`, '../consumers/sveltekit/src/routes/+page.svelte'],
  [`${site}/stacks/sveltekit.md`, '../consumers/routes/sveltekit.ts'],
  [`${site}/stacks/sveltekit.md`, '../consumers/routes/sveltekitCart.svelte'],
  [`${site}/stacks/sveltekit.md`, '../consumers/routes/sveltekitCartLoad.ts'],
  [`${site}/stacks/sveltekit.md`, '../consumers/routes/sveltekitHooks.ts'],
  [`${site}/stacks/tanstack-start.md`, '../consumers/tanstack-start/src/routes/carts.$.ts'],
  [`${site}/stacks/tanstack-start.md`, '../consumers/tanstack-start/src/routes/index.jsx'],
  [`${site}/stacks/vue.md`, '../consumers/element-vue/src/App.vue'],
  [`${site}/stacks/vue.md`, '../../examples/vue/vite.config.ts'],
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

test.each([
  [`${site}/stacks/astro.md`, '../consumers/astro/astro.config.mjs'],
  [`${site}/stacks/nuxt.md`, '../consumers/nuxt/nuxt.config.ts'],
  [`${site}/stacks/react-router.md`, '../consumers/react-router/vite.config.ts'],
  [`${site}/stacks/solid.md`, '../consumers/solid/vite.config.js'],
  [`${site}/stacks/svelte.md`, '../../examples/svelte/vite.config.ts'],
  [`${site}/stacks/sveltekit.md`, '../consumers/routes/sveltekitConfig.ts'],
])('%s shows lines of the tested %s', (page, name) => {
  const shown = readFileSync(path(`../../${page}`), 'utf8')
  const excerpts = [...shown.matchAll(/^```ts excerpt\n([^]+?)^```/gm)]
  const lines = excerpts.flatMap(([, excerpt = '']) => excerpt.trim().split(/\n */))
  const tested = readFileSync(path(name), 'utf8').split('\n')
  expect(tested.map((line) => line.trim())).toEqual(expect.arrayContaining(lines))
})

test.each(Object.keys(catalogs))('the guide names the language %s', (code) => {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(code)
  const shown = readFileSync(path(`../../${site}/guides/languages.md`), 'utf8')
  expect(shown).toMatch(new RegExp(`\\b${name}\\b`))
  expect(shown).toContain(`\`${code.replace('-', '')}\``)
})
