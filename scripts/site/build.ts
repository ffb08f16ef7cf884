// Builds the documentation site into site/dist: checks the code samples, builds the pages and the storybook beside them.
//
//   npm run site:build               everything
//   npm run site:build -- --built    with the storybook that `npm run build:storybook` has built
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runCommand } from '../commands.ts'
import { checkSamples, readSamples } from './samples.ts'

const { values } = parseArgs({ options: { built: { type: 'boolean' } } })
const root = fileURLToPath(new URL('../..', import.meta.url))

const samples = readSamples()
const errors = checkSamples(samples)
if (errors !== '') fail(errors)
console.log(`${samples.length} code samples type-check.`)

if (!values.built) await run('npm run -s build:storybook')
await run('npx tsc -p site')
rmSync(join(root, 'site/dist'), { recursive: true, force: true })
const printed = await run('npm run -s build --prefix site', { ASTRO_TELEMETRY_DISABLED: '1' })
// Astro leaves a page empty if a plugin fails, and continues.
const problems = printed.split('\n').filter((line) => line.includes('[ERROR]'))
if (problems.length > 0) fail(printed)
cpSync(join(root, 'storybook-static'), join(root, 'site/dist/storybook'), { recursive: true })
console.log(printed.split('\n').findLast((line) => line.includes('page(s) built')) ?? printed)

async function run(command: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { output, status } = await runCommand(command, { ...process.env, ...env })
  if (status !== 0) fail(`${command} failed.\n${output}`)
  return output
}

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}
