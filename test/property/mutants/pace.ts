import type { Mutant } from './mutants.ts'

export const paceMutants: readonly Mutant[] = [
  {
    name: 'a captured order is read no oftener than one that waits for its payment',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return awaited',
    proof: 'pace',
  },
  {
    name: 'an order that waits for its payment is read as often as a captured one',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return captured',
    proof: 'pace',
  },
  {
    name: 'a hidden page goes on asking',
    file: 'packages/core/src/orders/pause.ts',
    find: 'const isAwake = () => page.visible() && page.online()',
    replace: 'const isAwake = () => page.online()',
    proof: 'pace',
  },
  {
    name: 'a page that is shown again waits for its turn',
    file: 'packages/core/src/orders/pause.ts',
    find: 'if (isAwake() && !awake) due = notBefore',
    replace: '',
    proof: 'pace',
  },
]
