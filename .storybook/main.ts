import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/react/src/**/*.stories.tsx'],
  staticDirs: [{ from: '../site/public/favicon.svg', to: '/favicon.svg' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  viteFinal: (config) => ({
    ...config,
    css: { postcss: fileURLToPath(new URL('../packages/react', import.meta.url)) },
    resolve: {
      ...config.resolve,
      conditions: ['@onramp-kit/source', 'module', 'browser', 'development|production'],
    },
  }),
})
