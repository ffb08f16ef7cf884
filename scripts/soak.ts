// Runs `npm test` several times beside busy loops, and prints how often each test failed. The output of a failed run is kept
// in `.generated/soak`.
//
//   node scripts/soak.ts             ten runs beside two busy loops
//   node scripts/soak.ts 3 --busy 6  three runs beside six
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { Worker } from 'node:worker_threads'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { busy: { type: 'string', default: '2' } },
})
const runs = Number(positionals[0] ?? 10)
const loops = Number(values.busy)
if (!Number.isInteger(runs) || runs < 1) throw new Error('the number of runs must be 1 or more')
if (!Number.isInteger(loops) || loops < 0) throw new Error('--busy must be 0 or more')

const busy = Array.from({ length: loops }, () => new Worker('for (;;);', { eval: true }))
const failures = new Map<string, number>()
let passed = 0
for (let run = 1; run <= runs; run += 1) {
  const started = performance.now()
  // Clears the cache of wireit, which would skip every task.
  rmSync('.wireit', { recursive: true, force: true })
  const { status, output } = runTests()
  if (status === 0) passed += 1
  const failed = status === 0 ? [] : failedTests(stripVTControlCharacters(output))
  for (const title of failed) failures.set(title, (failures.get(title) ?? 0) + 1)
  console.log(
    `${run} of ${runs}: ${status === 0 ? 'passed' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
  for (const title of failed) console.log(`  ${title}`)
  if (status !== 0) {
    mkdirSync('.generated/soak', { recursive: true })
    writeFileSync(`.generated/soak/${run}.log`, output)
  }
}
await Promise.all(busy.map((worker) => worker.terminate()))

console.log(`\n${passed} of ${runs} runs passed`)
for (const [title, count] of [...failures].toSorted(([, a], [, b]) => b - a))
  console.log(`${count} × ${title}`)
process.exitCode = passed === runs ? 0 : 1

function runTests() {
  const env = { ...process.env, WIREIT_LOGGER: 'simple' }
  const { status, stdout } = spawnSync('npm test 2>&1', {
    shell: true,
    env,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  return { status, output: stdout }
}

/** The titles of failed tests, as vitest and Playwright print them, and the stages that failed. */
function failedTests(output: string): readonly string[] {
  const found = output.matchAll(
    /^ (?:FAIL +(?<vitest>.+))$|^ +✘ +\d+ (?<playwright>.+?)(?: \([\d.]+m?s\))?$|^❌ +(?<stage>.+)$/gm,
  )
  return [
    ...new Set(
      [...found].map(
        ({ groups = {} }) => groups['vitest'] ?? groups['playwright'] ?? groups['stage'] ?? '',
      ),
    ),
  ]
}
