import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { openAPISidebarGroups } from 'starlight-openapi'

const inFolder =
  (folder: string) =>
  (...slugs: readonly string[]) =>
    slugs.map((slug) => `${folder}/${slug}`)
const guides = inFolder('guides')
const concepts = inFolder('concepts')
const reference = inFolder('reference')
const stacks = inFolder('stacks')

export const sidebar: StarlightUserConfig['sidebar'] = [
  {
    label: 'Start',
    items: [
      'getting-started',
      'playground',
      ...guides('troubleshooting'),
      {
        label: 'Your stack',
        collapsed: true,
        items: [
          { label: 'Overview', slug: 'guides/frameworks' },
          ...stacks('react', 'next', 'next-pages', 'react-router', 'tanstack-start', 'preact'),
          ...stacks('vue', 'nuxt', 'svelte', 'sveltekit', 'astro', 'angular', 'solid'),
          ...stacks('html', 'wordpress', 'node', 'runtimes', 'react-native'),
        ],
      },
    ],
  },
  {
    label: 'Build',
    items: [
      ...guides('embed', 'wallets', 'payment-methods', 'gate-and-limits', 'events', 'errors'),
      ...guides('deposits', 'element', 'client', 'query-client', 'server-rendering'),
      ...guides('display-rates'),
      ...concepts('order-lifecycle', 'presentation', 'resume'),
    ],
  },
  { label: 'Customize', items: guides('style', 'languages', 'compose', 'accessibility') },
  {
    label: 'Test',
    items: [
      { label: 'Overview', slug: 'guides/testing' },
      ...guides('testing/server', 'testing/worker', 'testing/node-tests'),
      ...guides('testing/component-tests', 'testing/playwright', 'testing/in-process'),
      ...reference('scenarios'),
      ...guides('devtools'),
    ],
  },
  {
    label: 'Server',
    items: [...guides('server-side', 'no-webhooks'), ...concepts('polling', 'outcomes')],
  },
  {
    label: 'Operate',
    items: [
      ...guides('go-live', 'doctor'),
      ...reference('security-headers'),
      ...guides('observability'),
      ...reference('situations', 'requirements'),
      ...guides('superseded'),
    ],
  },
  {
    label: 'Reference',
    collapsed: true,
    items: [
      {
        label: 'API',
        items: reference(
          'client',
          'checkout-store',
          'components',
          'hooks',
          'parts',
          'styling',
          'messages',
          'helpers',
          'data',
          'error-classes',
          'simulator',
          'superseded',
        ),
      },
      {
        label: 'Service',
        items: reference('statuses', 'chains-and-tokens', 'currencies-and-countries'),
      },
      {
        label: 'Error codes',
        collapsed: true,
        items: [{ autogenerate: { directory: 'errors' } }],
      },
      ...openAPISidebarGroups,
    ],
  },
  {
    label: 'Internals',
    collapsed: true,
    items: [
      'internals/architecture',
      'internals/comparison',
      ...reference('assumptions'),
      'benchmarks',
      'internals/changelog',
    ],
  },
]
