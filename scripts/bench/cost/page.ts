import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { markdown } from './markdown.ts'
import type { Section } from './section.ts'

/** docs/benchmarks.md, of a run just made. */
export function page(sections: readonly Section[]): string {
  const date = new Date().toISOString().slice(0, 10)
  const head = `# Benchmarks

What Onramp Kit costs, beside what else one would use. \`npm run bench\` measures all of it in one run, writes this page,
and fails past a limit; \`npm run proof\` ends with it. It installs what is compared with into a folder of its own, from
a lockfile and without running a script of any package; nothing of that is a dependency of Onramp Kit.

Made on ${date}, on a machine of ${availableParallelism()} cores, with ${versions().join(', ')}.

Packages are those that are published: built, in plain Node processes of their own, on a loopback network. Times and
memory are multiples of what the other took in the same round: rounds alternate, the median is given, and in brackets
what the middle half of them lies between. 1 is as much as the other. Less is
better, but of answers that the simulated service response.`
  return `${[head, ...sections.map(markdown)].join('\n\n')}\n`
}

function versions(): string[] {
  const packages = ['ky', 'zod', 'openapi-fetch', 'openapi-typescript-codegen', 'esbuild']
  const node = `Node ${process.versions.node} (undici ${process.versions['undici']})`
  return [node, ...packages.map((name) => `${name} ${versionOf(name)}`)]
}

function versionOf(name: string): string {
  const manifest = new URL(`../../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
}
