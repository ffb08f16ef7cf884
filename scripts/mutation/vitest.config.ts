// Runs the tests that judge mutants, in the copy of the repository that Stryker makes.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { settings } from '../../test/tools/settings.ts'

const conditions = ['@onramp-kit/source']

/** Runs the test files that just failed first, then the fastest: one failure settles a mutant. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = (file: TestSpecification) => {
      const last = this.ctx.cache.getTestSpecificationResult(file)
      return last === undefined || last.failed ? 0 : last.duration
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

const setup = 'scripts/mutation/settle.setup.ts'
const domain = 'packages/msw/src/service'

// Not Stryker's `testFiles`: with it, a mutant of code that runs while a module loads becomes active too late.
const tests = {
  core: { include: ['packages/{core,superseded}/src/**/*.test.ts'] },
  // The contract's tests state what the service does.
  simulator: {
    include: [`${domain}/**/*.test.ts`, 'test/contract/{errors,overrides,rules}/**/*.test.ts'],
  },
  react: {
    environment: 'jsdom' as const,
    include: ['packages/react/src/{,!(messages|styles)/**/}*.test.{ts,tsx}'],
    setupFiles: [setup, 'test/tools/setupDom.ts'],
  },
}

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] } },
  test: {
    ...settings,
    isolate: false,
    sequence: { sequencer: ShortestFirst },
    // `parts.slow` is the test of every part.
    exclude: ['**/!(parts).{browser,slow}.test.*'],
    setupFiles: [setup],
    ...tests[(process.env['MUTATION_SUITE'] ?? 'core') as keyof typeof tests],
  },
})
