import type { Mutant } from './mutants.ts'

const guard = 'packages/react/src/ui/useClickGuard.ts'

export const clicksMutants: readonly Mutant[] = [
  {
    name: 'a control accepts the pointer as soon as it appears',
    file: guard,
    find: 'const SETTLE_MS = 500',
    replace: 'const SETTLE_MS = 0',
    proof: 'clicks',
  },
  {
    name: 'a double click on "Try again" sends two purchases',
    file: 'packages/react/src/checkout/StartOver.tsx',
    find: "'data-guarded': true,",
    replace: '',
    proof: 'clicks',
  },
]
