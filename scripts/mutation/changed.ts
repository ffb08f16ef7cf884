// Mutates the lines that differ from the main branch, or on the main branch from the previous commit. New files count once
// Git knows them. Stryker mutates the lines that it is told, but does not read Git.
import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import core from './core.ts'
import react from './react.ts'
import simulator from './simulator.ts'

// Lines to mutate at most: about ten minutes on two cores. Tests of components take longer.
const suites = [
  { name: 'core', config: core, mostLines: 600 },
  { name: 'simulator', config: simulator, mostLines: 600 },
  { name: 'react', config: react, mostLines: 100 },
]
/** A score means little where there are few mutants. */
const TOLERATED_SURVIVORS = 2

/** The diff of a large change is longer than Node's default of 1 MiB. */
const output = { encoding: 'utf8', maxBuffer: 2 ** 30 } as const
const git = (...args: string[]) => execFileSync('git', args, output).trim()

const base = baseCommit()
for (const { name, config, mostLines } of suites) {
  const lowestScore = config.thresholds.break
  const mutate = changedLines(config.mutate, mostLines)
  console.log(`${name}: ${mutate.join(' ') || 'no changed line to mutate'}`)
  if (mutate.length === 0) continue
  process.env['MUTATION_SUITE'] = name
  const mutants = await new Stryker({
    configFile: `scripts/mutation/${name}.ts`,
    mutate,
    incremental: false,
    reporters: ['clear-text', 'progress-append-only'],
    thresholds: { break: null },
  }).runMutationTest()
  const count = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const survivors = count('Survived', 'NoCoverage')
  const killed = count('Killed', 'Timeout')
  if (survivors > TOLERATED_SURVIVORS && (100 * killed) / (killed + survivors) < lowestScore) {
    console.error(
      `${name}: the score is below ${lowestScore} %. Test what the survivors change, or delete it.`,
    )
    process.exitCode = 1
  }
}

/** Returns the merge base with the main branch, or on the main branch the previous commit, if any. */
function baseCommit(): string | undefined {
  const [head, previous] = git('rev-list', '--first-parent', '-n2', 'HEAD').split('\n')
  const names = ['refs/heads/main', 'refs/remotes/origin/main']
  const [main] = git('for-each-ref', '--format=%(objectname)', ...names).split('\n')
  const fork = main && git('merge-base', 'HEAD', main)
  return fork && fork !== head ? fork : previous
}

/** Returns the changed lines of these sources as `file:first-last`, or an even sample of single lines if they are too many. */
function changedLines(globs: readonly string[], mostLines: number): string[] {
  if (base === undefined) return []
  const files = globSync(
    globs.filter((glob) => !glob.startsWith('!')),
    { exclude: globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)) },
  )
  const options = ['--unified=0', '--no-prefix', '--no-color', '--no-ext-diff']
  const diff = git('diff', ...options, base, '--', ...files)
  const hunks = diff.split('\n+++ ').flatMap((part) =>
    [...part.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, first, count = '1']) => ({
      file: part.slice(0, part.indexOf('\n')),
      first: Number(first),
      count: Number(count),
    })),
  )
  const lines = hunks.flatMap(({ file, first, count }) =>
    Array.from({ length: count }, (_, index) => `${file}:${first + index}-${first + index}`),
  )
  const step = Math.ceil(lines.length / mostLines)
  return step > 1
    ? lines.filter((_, index) => index % step === 0)
    : hunks
        .filter(({ count }) => count > 0)
        .map(({ file, first, count }) => `${file}:${first}-${first + count - 1}`)
}
