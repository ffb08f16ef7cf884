import { defineConfig } from 'vitest/config'

const conditions = ['@onramp-kit/source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
    ],
  },
})
