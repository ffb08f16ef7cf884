import { defineMain } from '@storybook/react-vite/node'
import { msw } from 'msw/vite'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/react/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), msw({ mode: 'worker-only' })],
    resolve: {
      ...config.resolve,
      conditions: ['@onramp-kit/source', 'module', 'browser', 'development|production'],
    },
  }),
})
