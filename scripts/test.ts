// Runs every check and test, three stages at a time because the end-to-end tests mostly wait, and prints the time of each.
//
//   npm test                    what each change needs
//   npm run test:full           all of that in full, and what is slow: React 18, every look of every story, proofs
//   npm run test:full -- --rest only what `npm test` leaves out
//   npm run test:full -- --stage proofs     only this stage and those it needs; repeatable
//   npm run -s test:full -- --list          prints the stages as JSON
import { parseArgs } from 'node:util'
import { runStage, since } from './commands.ts'

const { values } = parseArgs({
  options: {
    full: { type: 'boolean' },
    rest: { type: 'boolean' },
    stage: { type: 'string', multiple: true },
    list: { type: 'boolean' },
  },
})

interface Stage {
  readonly name: string
  readonly command: string
  /** The stages it needs, as far as they are part of the run. */
  readonly after?: readonly string[]
  /** The runs it is part of. @default `npm test` and `npm run test:full` */
  readonly in?: readonly ('test' | 'full' | 'rest')[]
}

const stages: readonly Stage[] = [
  { name: 'build', command: 'npm run -s build', in: ['test', 'full', 'rest'] },
  { name: 'check', command: 'npm run -s check' },
  {
    name: 'storybook',
    command: 'npm run -s storybook:build',
    in: ['full', 'rest'],
  },
  {
    name: 'end to end',
    command: 'npm run -s test:e2e',
    after: ['build', 'storybook'],
  },
  // Says what it skips on a machine without these browsers.
  {
    name: 'other browsers',
    command: 'npm run -s test:browsers',
    after: ['build', 'storybook'],
    in: ['full', 'rest'],
  },
  {
    name: 'packages',
    command: 'npm run -s check:packages && node scripts/size.mjs',
    after: ['build'],
  },
  // Installs from npm.
  {
    name: 'examples',
    command: 'node scripts/consumers/check.ts examples/',
    after: ['build'],
    in: ['full', 'rest'],
  },
  // Not `npm run check:api`, which writes types that other stages read.
  { name: 'API reports', command: 'node scripts/api.ts --check', after: ['build'] },
  {
    name: 'unit',
    command: 'vitest run --project node --project dom',
    after: ['build'],
  },
  {
    name: 'browser',
    command: 'vitest run --project browser --project elements --project "storybook*"',
  },
  {
    name: 'React 18',
    command: 'vitest run --project "dom on React 18"',
    in: ['full', 'rest'],
  },
  {
    name: 'hostile styles',
    command: 'vitest run --project "hostile styles"',
    in: ['full', 'rest'],
  },
  { name: 'proofs', command: 'vitest run --project "proof*"', in: ['full', 'rest'] },
  // Last and alone, because mutants that loop forever are detected by their time.
  {
    name: 'mutants of changed files',
    command: 'npm run -s mutation -- --changed',
    after: ['React 18', 'proofs'],
    in: ['full', 'rest'],
  },
  // The full run has these in its stages above.
  {
    name: 'more end to end',
    command:
      'npm run -s test:e2e -- doubleClicks intercepted ownTests showroom --project served --project intercepted && npm run -s test:e2e -- keyboard purchase --project element',
    after: ['build', 'storybook'],
    in: ['rest'],
  },
  // Installs the dependencies of the site, which no other stage needs.
  {
    name: 'site',
    command: 'npm run -s site:build -- --built && npm run -s site:test',
    after: ['storybook'],
    in: ['full', 'rest'],
  },
  { name: 'every look', command: 'vitest run --project "storybook*"', in: ['rest'] },
]

const kind = values.rest ? 'rest' : values.full ? 'full' : 'test'
const all = stages.map((stage): Required<Stage> => ({ in: ['test', 'full'], after: [], ...stage }))
if (values.list) {
  console.log(JSON.stringify(all, null, 2))
  process.exit()
}
const ofRun = all.filter((stage) => stage.in.includes(kind))
const isInRun = (name: string) => ofRun.some((stage) => stage.name === name)
const named = new Set(values.stage ?? ofRun.map(({ name }) => name))
// A set also visits what is added on the way.
for (const name of named) {
  const stage = ofRun.find((each) => each.name === name)
  if (stage === undefined)
    throw new Error(
      `There is no stage "${name}". The stages are ${ofRun.map((each) => each.name).join(', ')}.`,
    )
  for (const needed of stage.after.filter(isInRun)) named.add(needed)
}
const wanted = ofRun.filter(({ name }) => named.has(name))
const env = { ...process.env, TEST_EDITION: kind === 'test' ? 'quick' : 'full' }

const started = performance.now()
const done = new Set<string>()
const failed: string[] = []
const running = new Map<string, Promise<void>>()
const waiting = [...wanted]

while (waiting.length > 0 || running.size > 0) {
  const next = waiting.findIndex(({ after }) =>
    after.every((name) => done.has(name) || !isInRun(name)),
  )
  if (running.size < 3 && next !== -1) {
    const [stage] = waiting.splice(next, 1)
    if (stage) running.set(stage.name, run(stage))
  } else await Promise.race(running.values())
}
console.log(
  `\n${failed.length === 0 ? 'Passed' : `Failed: ${failed.join(', ')}`} in ${since(started)}`,
)
process.exitCode = failed.length === 0 ? 0 : 1

async function run(stage: Stage): Promise<void> {
  const { name } = stage
  const hasPassed = await runStage(stage, env)
  if (!hasPassed) failed.push(name)
  // A failed build would fail everything after it too.
  if (!hasPassed && name === 'build') waiting.length = 0
  done.add(name)
  running.delete(name)
}
