// Proves everything, in full: `npm run proof`, or a part of it by the name of its files: `npm run proof -- faults`.
// It ends with the benchmarks.
// The cases are drawn from a seed, which is printed; `--seed 7` draws those of seed 7 again.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
})
const seed = values.seed ?? String(randomInt(2 ** 31))
if (!/^\d+$/.test(seed)) throw new Error('a seed is a whole number')
console.log(`The full edition, seed ${seed}. The same again: npm run proof -- --seed ${seed}`)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'proof*', ...positionals],
  { stdio: 'inherit', env: { ...process.env, PROOF_EDITION: 'full', PROOF_SEED: seed } },
)
process.exitCode = status ?? 1

// What it all costs, in no edition but this one: that takes a quiet machine, and packages of others.
if (positionals.length === 0 || positionals.includes('cost')) {
  const bench = spawnSync('npm', ['run', '-s', 'bench'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exitCode ||= bench.status ?? 1
}
