// Measures what our packages cost, as they are built, against what others do for the same; prints it, writes it to
// docs/benchmarks.md and fails past a limit. Judged are ratios, counts and sizes, none of which is the machine's own.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { measureCalls } from './calls/measureCalls.ts'
import { markdown } from './markdown.ts'
import { page } from './page.ts'
import { installRivals } from './rivals.ts'
import type { Section } from './section.ts'
import { measureSimulator } from './simulator/measureSimulator.ts'
import { measureSizes } from './sizes/measureSizes.ts'
import { measureWatches } from './watches/measureWatches.ts'

installRivals()
const sections: Section[] = []
// One after the other: each has the machine to itself.
for (const measure of [measureCalls, measureWatches, measureSimulator, measureSizes]) {
  const section = await measure()
  sections.push(section)
  console.log(`${markdown(section)}\n`)
}
const file = fileURLToPath(new URL('../../../docs/benchmarks.md', import.meta.url))
writeFileSync(file, page(sections))

const over = sections.flatMap(({ limits }) => limits).filter(({ holds }) => !holds)
for (const { name, value, required } of over) console.log(`OVER: ${name}: ${value}, ${required}`)
console.log(over.length === 0 ? 'within every limit' : `${over.length} over`)
if (over.length > 0) process.exitCode = 1
