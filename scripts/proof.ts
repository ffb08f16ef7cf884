// Runs the full edition of the proofs and then the benchmarks: `npm run proof`, or `npm run proof -- faults` for one part.
// It prints its seed; `--seed 7` repeats the cases of seed 7.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
})
const seed = values.seed ?? String(randomInt(2 ** 31))
if (!/^\d+$/.test(seed)) throw new Error('the seed must be a whole number')
console.log(`Full edition, seed ${seed}. To repeat it: npm run proof -- --seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'proof*', ...positionals],
  { stdio: 'inherit', env: { ...process.env, PROOF_EDITION: 'full', PROOF_SEED: seed } },
)
process.exitCode = status ?? 1

// The benchmarks run only in the full edition: they need a quiet machine.
if (positionals.length === 0 || positionals.includes('cost')) {
  const bench = spawnSync('npm', ['run', '-s', 'bench'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode ||= bench.status ?? 1
}
