import { matchesGlob } from 'node:path'

/** Sources, and the tests that must fail when one of them is mutated. */
export interface Suite {
  readonly name: string
  /** Globs of the sources. */
  readonly sources: readonly string[]
  /** Globs of sources to leave out. */
  readonly except: readonly string[]
  /** Globs of the tests. */
  readonly tests: readonly string[]
}

const domain = 'packages/msw/src/service'

export const suites: readonly Suite[] = [
  {
    name: 'core',
    sources: ['packages/core/src/**/*.ts'],
    except: [
      '**/*.test.ts',
      '**/*.test.helper.ts',
      // Texts for the documents.
      '**/assumptions.ts',
    ],
    tests: ['packages/core/src/**/*.test.ts'],
  },
  {
    name: 'simulator',
    sources: [
      `${domain}/{accounts,api,card,control,http,scenario}/**/*.ts`,
      `${domain}/{clock,events}.ts`,
    ],
    except: ['**/*.test.ts'],
    // The contract's tests state what the service does.
    tests: [`${domain}/**/*.test.ts`, 'test/contract/{errors,overrides,rules}/**/*.test.ts'],
  },
]

export function isSource({ sources, except }: Suite, path: string): boolean {
  const matches = (glob: string) => matchesGlob(path, glob)
  return sources.some(matches) && !except.some(matches)
}
