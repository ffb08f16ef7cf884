// Builds the documentation site into site/dist: checks the code samples, builds the pages, and copies the storybook beside them.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../processes.ts'
import { checkSamples, readSamples } from './samples.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const samples = readSamples()
const errors = checkSamples(samples)
if (errors !== '') fail(errors)
console.log(`${samples.length} code samples type-check.`)

await run('npm', ['exec', '--', 'tsc', '-p', 'site'])
rmSync(join(root, 'site/dist'), { recursive: true, force: true })
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
const printed = await run('npm', ['run', '-s', 'build', '--prefix', 'site'], { env })
// Astro leaves a page empty if a plugin fails, and continues.
if (printed.split('\n').some((line) => line.includes('[ERROR]'))) fail(printed)
cpSync(join(root, 'storybook-static'), join(root, 'site/dist/storybook'), { recursive: true })
console.log(printed.split('\n').findLast((line) => line.includes('page(s) built')) ?? printed)

function fail(text: string): never {
  console.error(text)
  process.exit(1)
}
