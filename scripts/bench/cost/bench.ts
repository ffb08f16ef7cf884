// Measures the built packages, prints the figures, writes the page of benchmarks, and fails if a limit is exceeded. Limits
// apply to ratios, counts and sizes, which do not depend on the machine.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureCalls } from './calls/measureCalls.ts'
import { measureHooks } from './hooks/measureHooks.ts'
import { measureImports } from './imports/measureImports.ts'
import { markdown } from './markdown.ts'
import { page } from './page.ts'
import { installRivals } from './rivals.ts'
import type { Section } from './section.ts'
import { measureSimulator } from './simulator/measureSimulator.ts'
import { measureSizes } from './sizes/measureSizes.ts'
import { measureWatches } from './watches/measureWatches.ts'

installRivals()
const sections: Section[] = []
// In sequence, so that each has the machine to itself.
for (const measure of [
  measureCalls,
  measureHooks,
  measureWatches,
  measureSimulator,
  measureImports,
  measureSizes,
]) {
  const section = await measure()
  sections.push(section)
  console.log(`${markdown(section)}\n`)
}
const file = fileURLToPath(new URL('../../../site/src/content/docs/benchmarks.md', import.meta.url))
writeFileSync(file, page(sections))

const over = sections.flatMap(({ limits }) => limits).filter(({ holds }) => !holds)
for (const { name, value, required } of over)
  console.log(`Over a limit: ${name}: ${value}, ${required}`)
console.log(over.length === 0 ? 'Within every limit.' : `${over.length} limits exceeded.`)
if (over.length > 0) process.exitCode = 1
