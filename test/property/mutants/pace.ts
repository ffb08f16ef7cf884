import type { Mutant } from './mutants.ts'

export const paceMutants: readonly Mutant[] = [
  {
    name: 'polls a captured order as rarely as an unpaid one',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return awaited',
    proof: 'pace',
  },
  {
    name: 'polls an unpaid order as often as a captured one',
    file: 'packages/core/src/orders/pace.ts',
    find: 'return isCaptured(status) ? captured : awaited',
    replace: 'return captured',
    proof: 'pace',
  },
  {
    name: 'a hidden page keeps polling',
    file: 'packages/core/src/orders/pause.ts',
    find: 'const isAwake = () => page.visible() && page.online()',
    replace: 'const isAwake = () => page.online()',
    proof: 'pace',
  },
  {
    name: 'a page that becomes visible does not poll at once',
    file: 'packages/core/src/orders/pause.ts',
    find: 'if (isAwake() && !awake) due = notBefore',
    replace: '',
    proof: 'pace',
  },
]
