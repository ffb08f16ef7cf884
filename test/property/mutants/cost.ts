import type { Mutant } from './mutants.ts'

export const costMutants: readonly Mutant[] = [
  {
    name: 'an order that waits for its payment is read twice as often',
    file: 'packages/core/src/orders/pace.ts',
    find: '{ until: 150 * SECOND, every: 6 * SECOND }',
    replace: '{ until: 150 * SECOND, every: 3 * SECOND }',
    proof: 'cost',
  },
  {
    name: 'the deadline of a read that was answered goes on',
    file: 'packages/core/src/transport/deadline.ts',
    find: `const release = () => {
      cancel()`,
    replace: 'const release = () => {',
    proof: 'cost',
  },
  {
    name: 'the timer of a watch that was stopped goes on',
    file: 'packages/core/src/orders/pause.ts',
    find: `function finish() {
      cancelTimer()`,
    replace: 'function finish() {',
    proof: 'cost',
  },
  {
    name: 'reads are spread by a half',
    file: 'packages/core/src/orders/pace.ts',
    find: '(0.8 + random() * 0.4)',
    replace: '(0.5 + random())',
    proof: 'cost',
  },
]
