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
  /** What the tests run in. @default 'node' */
  readonly environment?: 'jsdom'
  /** The lowest score that passes, in percent. */
  readonly lowestScore: number
  /** Lines of changed files to mutate at most: about ten minutes on two cores. */
  readonly mostLines: number
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
    lowestScore: 90,
    mostLines: 600,
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
    lowestScore: 88,
    mostLines: 600,
  },
  {
    name: 'react',
    // The logic: everything but markup, and the frame of the hosted page.
    sources: ['packages/react/src/**/*.ts', 'packages/react/src/ui/hosted-page/*.tsx'],
    except: [
      '**/*.test.*',
      '**/*.stories.tsx',
      'packages/react/src/{messages,styles}/**',
      // Only Chromium tests it: a control has no place in jsdom.
      '**/useClickGuard.ts',
    ],
    tests: ['packages/react/src/{,!(messages|styles)/**/}*.test.{ts,tsx}'],
    environment: 'jsdom',
    lowestScore: 80,
    // Tests of components take longer.
    mostLines: 100,
  },
]

export function isSource({ sources, except }: Suite, path: string): boolean {
  const matches = (glob: string) => matchesGlob(path, glob)
  return sources.some(matches) && !except.some(matches)
}
