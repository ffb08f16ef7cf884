import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig, mergeConfig } from 'vite'
import shop from '../examples/shop/vite.config.ts'

process.env['VITE_ONRAMP_URL'] = process.env['ONRAMP_URL']

/** The shop on the sources of the packages, so that it needs no build. */
export default mergeConfig(
  shop,
  defineConfig({
    resolve: { conditions: ['@onramp-kit/source', ...defaultClientConditions] },
    css: { postcss: fileURLToPath(new URL('../packages/react', import.meta.url)) },
  }),
)
