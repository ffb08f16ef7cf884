// The tests that judge mutants. Stryker runs them in a copy of the repository, whose path is the working directory.
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { normalizePath, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { ShortestFirst } from './ShortestFirst.ts'
import { suites } from './suites.ts'

const conditions = ['@onramp-kit/source']
const copy = normalizePath(process.cwd())
const repository = dirname(normalizePath(realpathSync(join(copy, 'node_modules'))))

const suite = suites.find(({ name }) => name === process.env['MUTATION_SUITE'])

/** Loads our own packages from the copy: its `node_modules` is a link to that of the repository. */
function fromCopy(): Plugin {
  return {
    name: 'onramp-kit:from-copy',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('@onramp-kit/')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      // A package that imports itself is in the copy already.
      if (found === null || found.id.startsWith(`${copy}/`)) return found
      return { ...found, id: found.id.replace(`${repository}/`, `${copy}/`) }
    },
  }
}

export default defineConfig({
  plugins: [fromCopy(), react()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  test: {
    environment: suite?.environment ?? 'node',
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    include: [...(suite?.tests ?? [])],
    exclude: ['**/*.browser.test.*'],
    setupFiles: [
      'scripts/mutation/settle.setup.ts',
      ...(suite?.environment === 'jsdom' ? ['test/tools/setupDom.ts'] : []),
    ],
    testTimeout: 20_000,
  },
})
