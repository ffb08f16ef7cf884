// Measures the built packages, prints the figures, writes the page of benchmarks, and fails if a limit is exceeded. Outside
// of the browser, limits apply to ratios and sizes, which do not depend on the machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { measureCalls } from './calls.ts'
import { measureImports } from './imports.ts'
import { measureMemory } from './memory.ts'
import { exceeded, print, type Section } from './section.ts'
import { measureWidget } from './widget.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const sections: Section[] = []
// In sequence, so that each has the machine to itself.
for (const measure of [measureCalls, measureWidget, measureMemory, measureImports]) {
  const section = await measure()
  sections.push(section)
  console.log(`${print(section)}\n`)
}
writeFileSync(`${root}site/src/content/docs/benchmarks.md`, page())

const over = sections.flatMap(exceeded)
console.log(over.length === 0 ? 'Within every limit.' : `Over a limit:\n${over.join('\n')}`)
if (over.length > 0) process.exitCode = 1

function page(): string {
  const date = new Date().toISOString().slice(0, 10)
  const { undici } = process.versions
  const versions = ['ky', 'zod', 'mitata'].map((name) => `${name} ${versionOf(name)}`)
  const head = `---
title: Benchmarks
description: The cost of a call, a purchase in the browser, memory and imports.
keywords: performance, speed
---

\`npm run bench\` measures these figures in one run, writes this page, and fails if a limit is exceeded. \`npm run proof\`
runs it last. [Requirements](reference/requirements.md#sizes-and-browsers) has the sizes.

Measured on ${date}, on a machine with ${availableParallelism()} cores, with Node ${process.versions.node} (undici ${undici}), ${versions.join(', ')}.

The packages are measured as published, with [mitata](https://github.com/evanwashere/mitata),
against a server in another process. Except in the browser, CPU time and allocation are ratios to the other value of the same round: rounds
alternate, the table shows the median, and the interquartile range in parentheses. Less is better.`
  return `${[head, ...sections.map(print)].join('\n\n')}\n`
}

function versionOf(name: string): string {
  const manifest = readFileSync(`${root}node_modules/${name}/package.json`, 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
