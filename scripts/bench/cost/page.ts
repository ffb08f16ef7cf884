import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { markdown } from './markdown.ts'
import type { Section } from './section.ts'

/** Prints the page of benchmarks of the site. */
export function page(sections: readonly Section[]): string {
  const date = new Date().toISOString().slice(0, 10)
  const head = `---
title: Benchmarks
description: The cost of a call, a watched order, the simulated service and the bundle.
---

\`npm run bench\` measures these figures in one run, writes this page, and fails if a limit is exceeded. \`npm run proof\`
runs it last. The packages in the table of sizes are installed into a separate folder from a lockfile, without install
scripts; Onramp Kit depends on none of them.

Measured on ${date}, on a machine with ${availableParallelism()} cores, with ${versions().join(', ')}.

The packages are measured as published: built, each in its own Node process, on a loopback network. Times and memory are
ratios to the other value of the same round: rounds alternate, the table shows the median, and the interquartile range
in parentheses. Less is better, except for responses a second.`
  return `${[head, ...sections.map(markdown)].join('\n\n')}\n`
}

function versions(): string[] {
  const packages = ['ky', 'zod', 'esbuild']
  const node = `Node ${process.versions.node} (undici ${process.versions['undici']})`
  return [node, ...packages.map((name) => `${name} ${versionOf(name)}`)]
}

function versionOf(name: string): string {
  const manifest = new URL(`../../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
