// Shows that the proofs can fail: breaks the product in each way of test/property/mutants, one at a time, as it is loaded;
// and the smaller edition of the proof that is meant to find it must fail. `npm run proof:mutants`, or some of them by a
// part of their names: `npm run proof:mutants -- Retry-After`.
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
  if ((await failed(proof)) !== 0) throw new Error(`${proof} fails without any mutant`)
for (const mutant of chosen) {
  const count = await failed(mutant.proof, mutant)
  console.log(`${count > 0 ? 'found   ' : 'SURVIVED'} by ${mutant.proof.padEnd(8)} ${mutant.name}`)
  if (count === 0) survivors.push(mutant.name)
}
await rm(folder, { recursive: true })
console.log(`${chosen.length - survivors.length} of ${chosen.length} mutants found`)
if (chosen.length === 0 || survivors.length > 0) process.exitCode = 1

/** How many tests of a proof fail. One that can't even begin counts for nothing: it is an error of the mutant's own. */
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
    throw new Error(`no test failed, but the run:\n${printed}`)
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
