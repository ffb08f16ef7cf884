import type { Mutant } from './mutants.ts'

export const costMutants: readonly Mutant[] = [
  {
    name: 'polls an unpaid order twice as often',
    file: 'packages/core/src/orders/pace.ts',
    find: '{ until: 150 * SECOND, every: 6 * SECOND }',
    replace: '{ until: 150 * SECOND, every: 3 * SECOND }',
    proof: 'cost',
  },
  {
    name: 'the timer of an answered request keeps running',
    file: 'packages/core/src/transport/deadline.ts',
    find: `const release = () => {
      cancel()`,
    replace: 'const release = () => {',
    proof: 'cost',
  },
  {
    name: 'the timer of a stopped watch keeps running',
    file: 'packages/core/src/orders/pause.ts',
    find: `return () => {
      cancelTimer()`,
    replace: 'return () => {',
    proof: 'cost',
  },
  {
    name: 'the poll jitter is 50 %',
    file: 'packages/core/src/orders/pace.ts',
    find: '(0.8 + random() * 0.4)',
    replace: '(0.5 + random())',
    proof: 'cost',
  },
]
