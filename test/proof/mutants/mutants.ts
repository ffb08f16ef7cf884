/** One deliberate fault of the product, and the proof that must find it. */
export interface Mutant {
  /** What is broken, in words. */
  readonly name: string
  /** From the repository's root. */
  readonly file: string
  /** The text that stands in the file exactly once. */
  readonly find: string
  readonly replace: string
  /** The folder, under `test/proof`, of the proof that must fail. */
  readonly proof: 'faults' | 'fuzz' | 'hostile' | 'leaks' | 'pace' | 'cost'
}

export const mutants: readonly Mutant[] = [
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
    find: 'cancelTimer = awake ? clock.setTimeout',
    replace: 'cancelTimer = true ? clock.setTimeout',
    proof: 'pace',
  },
  {
    name: 'a page that is shown again waits for its turn',
    file: 'packages/core/src/orders/pause.ts',
    find: 'if (isAwake() && !awake) due = Math.max(clock.now(), notBefore)',
    replace: '',
    proof: 'pace',
  },
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
    find: 'const release = () => {\n      cancel()',
    replace: 'const release = () => {',
    proof: 'cost',
  },
  {
    name: 'the timer of a watch that was stopped goes on',
    file: 'packages/core/src/orders/pause.ts',
    find: 'function finish() {\n      cancelTimer()',
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
