// Tests the proofs: applies each mutant of test/property/mutants while loading the product, and expects the small edition
// of its proof to fail. `npm run proof:mutants`, or `npm run proof:mutants -- Retry-After` for those with this name.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, mutants } from '../test/property/mutants/mutants.ts'

const [wanted = ''] = process.argv.slice(2)
const chosen = mutants.filter(({ name }) => name.includes(wanted))
const folder = await mkdtemp(join(tmpdir(), 'proof-mutants-'))
const survivors: string[] = []

for (const proof of new Set(chosen.map((mutant) => mutant.proof)))
  if ((await failed(proof)) !== 0) throw new Error(`${proof} fails without a mutant`)
for (const mutant of chosen) {
  const count = await failed(mutant.proof, mutant)
  console.log(`${count > 0 ? 'found   ' : 'SURVIVED'} by ${mutant.proof.padEnd(8)} ${mutant.name}`)
  if (count === 0) survivors.push(mutant.name)
}
await rm(folder, { recursive: true })
console.log(`${chosen.length - survivors.length} of ${chosen.length} mutants found`)
if (chosen.length === 0 || survivors.length > 0) process.exitCode = 1

/** The number of failing tests of a proof. Throws if the proof cannot start, because then the mutant is broken. */
async function failed(proof: Mutant['proof'], mutant?: Mutant): Promise<number> {
  const outcome = join(folder, 'outcome.json')
  const { status, printed } = await vitest(
    [
      '--project',
      'proof*',
      '--bail',
      '1',
      '--reporter',
      'json',
      '--outputFile',
      outcome,
      `test/property/${proof}/`,
    ],
    mutant === undefined ? {} : { PROOF_MUTANT: mutant.name },
  )
  const text = await readFile(outcome, 'utf8').catch(() => {
    throw new Error(`the proof did not run:\n${printed}`)
  })
  const { numFailedTests } = JSON.parse(text) as { numFailedTests: number }
  if (numFailedTests === 0 && status !== 0)
    throw new Error(`no test failed, but the run did:\n${printed}`)
  await rm(outcome)
  return numFailedTests
}

function vitest(args: readonly string[], env: Readonly<Record<string, string>>) {
  return new Promise<{ status: number | null; printed: string }>((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    const keep = (chunk: Buffer) => void (printed += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (status) => resolve({ status, printed }))
  })
}
