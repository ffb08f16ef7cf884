// Mutates the sources one expression at a time, and expects the tests to fail each time. Fails below the
// lowest score of a suite.
//
//   npm run mutation                              everything, and writes .generated/mutation/report.md
//   npm run mutation -- --changed                 the changed files, or a sample of their lines if they are long
//   npm run mutation -- packages/core/src/orders  the files whose path starts so
//
// Results are kept in .generated/mutation, and reused for unchanged mutants and tests; --fresh discards them.
import { globSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { since } from '../commands.ts'
import { boundedPatterns, changedFiles } from './changed.ts'
import { describe, listSurvivors, type MutantOutcome, printReport, tally } from './report.ts'
import { isSource, type Suite, suites } from './suites.ts'

/** A score means little where there are few mutants. */
const TOLERATED_SURVIVORS = 2

type StrykerOptions = ConstructorParameters<typeof Stryker>[0]

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' }, fresh: { type: 'boolean' } },
  allowPositionals: true,
})
const started = performance.now()
const isWhole = !values.changed && positionals.length === 0
const changed = values.changed ? changedFiles() : undefined
if (values.changed && changed === undefined)
  console.log('There is no earlier commit to compare with, so no file counts as changed.')

const results: { readonly name: string; readonly mutants: readonly MutantOutcome[] }[] = []
for (const suite of suites) {
  const files = (values.changed ? (changed ?? []) : globSync([...suite.sources]))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isSource(suite, path))
    .filter(
      (path) => isWhole || values.changed || positionals.some((start) => path.startsWith(start)),
    )
  if (files.length === 0) {
    console.log(`${suite.name}: no source to mutate.`)
    continue
  }
  const { patterns, isSample } = values.changed
    ? boundedPatterns(files, suite.mostLines)
    : { patterns: files, isSample: false }
  console.log(
    `${suite.name}: mutates ${isSample ? `a random sample of ${patterns.length} lines of ` : ''}${files.length} files.`,
  )
  const mutants = await mutate(suite, patterns)
  results.push({ name: suite.name, mutants })
  const found = tally(mutants)
  for (const line of listSurvivors(found)) console.log(`  survived: ${line}`)
  console.log(`${suite.name}: ${describe(found)}`)
  if (found.score < suite.lowestScore && found.survivors.length > TOLERATED_SURVIVORS) {
    console.error(
      `${suite.name}: the score is below ${suite.lowestScore} %. Write a test that fails for the survivors above, or remove code without effect.`,
    )
    process.exitCode = 1
  }
}
if (isWhole) writeFileSync('.generated/mutation/report.md', printReport(results))
console.log(since(started))

async function mutate(
  suite: Suite,
  patterns: readonly string[],
): Promise<readonly MutantOutcome[]> {
  // vitest.config.ts reads it in the processes that Stryker starts.
  process.env['MUTATION_SUITE'] = suite.name
  const mutants = await new Stryker({
    mutate: [...patterns],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // A slow machine must not pass for a mutant that loops forever.
    timeoutMS: 10_000,
    incremental: true,
    incrementalFile: `.generated/mutation/${suite.name}.json`,
    force: values.fresh ?? false,
    tempDirName: '.generated/mutation/copies',
    cleanTempDir: 'always',
    ignorePatterns: [
      'dist',
      '.generated',
      '.vitest',
      '/generated',
      '/examples',
      '/storybook-static',
    ],
    // Stryker would rewrite it with an API that TypeScript 7 does not have.
    tsconfigFile: 'none',
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    logLevel: 'warn' as NonNullable<StrykerOptions['logLevel']>,
    warnings: {
      slow: false,
      unknownOptions: true,
      preprocessorErrors: true,
      unserializableOptions: true,
    },
  }).runMutationTest()
  // The kept results also hold files outside this run.
  return mutants
    .map((mutant) => ({
      ...mutant,
      fileName: relative('.', mutant.fileName).replaceAll('\\', '/'),
    }))
    .filter(({ fileName }) => patterns.some((pattern) => pattern.split(':')[0] === fileName))
}
