import type { StarlightUserConfig } from '@astrojs/starlight/types'
import { openAPISidebarGroups } from 'starlight-openapi'

const guides = (...slugs: readonly string[]) => slugs.map((slug) => `guides/${slug}`)
const reference = (...slugs: readonly string[]) => slugs.map((slug) => `reference/${slug}`)

export const sidebar: StarlightUserConfig['sidebar'] = [
  'getting-started',
  'playground',
  {
    label: 'Guides',
    items: [
      ...guides('embed', 'style', 'languages', 'gate-and-limits', 'events', 'deposits', 'errors'),
      {
        label: 'Test your integration',
        collapsed: true,
        items: [
          { label: 'Overview', slug: 'guides/testing' },
          ...guides(
            'testing/server',
            'testing/worker',
            'testing/node-tests',
            'testing/component-tests',
            'testing/playwright',
            'testing/in-process',
          ),
          'reference/scenarios',
        ],
      },
      ...guides('frameworks', 'compose', 'element', 'client', 'server-rendering', 'server-side'),
      ...guides('go-live', 'doctor'),
      'reference/security-headers',
      ...guides('observability', 'display-rates', 'accessibility', 'devtools', 'superseded'),
    ],
  },
  {
    label: 'Concepts',
    items: [
      'concepts/order-lifecycle',
      'reference/situations',
      ...['outcomes', 'polling', 'resume', 'presentation'].map((slug) => `concepts/${slug}`),
    ],
  },
  {
    label: 'Reference',
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
        ),
      },
      {
        label: 'Service',
        items: reference(
          'statuses',
          'chains-and-tokens',
          'currencies-and-countries',
          'control-routes',
          'assumptions',
          'coverage',
        ),
      },
      {
        label: 'Error codes',
        collapsed: true,
        items: [{ autogenerate: { directory: 'errors' } }],
      },
      ...openAPISidebarGroups,
      'reference/requirements',
      'benchmarks',
    ],
  },
]
