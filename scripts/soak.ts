// Runs `npm test` several times beside two busy loops, and prints how often each test failed: `npm run soak -- 10`. The
// output of a failed run is kept in `.generated/soak`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { Worker } from 'node:worker_threads'
import { runCommand, since } from './commands.ts'

const runs = Number(process.argv[2] ?? 10)
if (!Number.isInteger(runs) || runs < 1) throw new Error('the number of runs must be 1 or more')

const busy = [1, 2].map(() => new Worker('for (;;);', { eval: true }))
const failures = new Map<string, number>()
let passed = 0
for (let run = 1; run <= runs; run += 1) {
  const started = performance.now()
  const { status, output } = await runCommand('npm test')
  if (status === 0) passed += 1
  const failed = status === 0 ? [] : failedTests(stripVTControlCharacters(output))
  for (const title of failed) failures.set(title, (failures.get(title) ?? 0) + 1)
  console.log(`${run} of ${runs}: ${status === 0 ? 'passed' : 'FAILED'}, ${since(started)}`)
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

/** The titles of failed tests, as vitest and Playwright print them, and the stages that failed. */
function failedTests(output: string): readonly string[] {
  const found = output.matchAll(
    /^ (?:FAIL +(?<vitest>.+))$|^ +✘ +\d+ (?<playwright>.+?)(?: \([\d.]+m?s\))?$|^(?<stage>FAILED .+), \d+ s$/gm,
  )
  return [
    ...new Set(
      [...found].map(
        ({ groups = {} }) => groups['vitest'] ?? groups['playwright'] ?? groups['stage'] ?? '',
      ),
    ),
  ]
}
