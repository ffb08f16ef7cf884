#!/usr/bin/env node
import { createRequire } from 'node:module'

// The manifest states both as well, but npm only warns.
const minimumNode = '22.12'
const mswMajor = 3

const missing = missingRequirements()
if (missing.length > 0) {
  process.stderr.write(`${missing.join('\n')}\n`)
  process.exitCode = 1
} else {
  // Imports msw, and so fails without the requirements.
  const { run } = await import('./run.ts')
  // They fail if the reader of a pipe has ended. The service still answers.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    stopped: () =>
      new Promise((resolve) => {
        process.once('SIGINT', () => resolve())
        process.once('SIGTERM', () => resolve())
      }),
  })
}

/** Lists what the command lacks, for the person who runs it. */
function missingRequirements(): readonly string[] {
  const { node } = process.versions
  const msw = installedMsw()
  const lacks: string[] = []
  if (isOlder(node, minimumNode)) {
    lacks.push(
      `onramp-service needs Node ${minimumNode} or later. This is Node ${node}. Install a current one from https://nodejs.org.`,
    )
  }
  if (Number.parseInt(msw ?? '', 10) !== mswMajor) {
    lacks.push(
      `onramp-service needs msw ${mswMajor}, and found ${msw ? `msw ${msw}` : 'none'}. Install it: npm install --save-dev msw@${mswMajor}`,
    )
  }
  return lacks
}

/** Returns the version of the msw that this package imports, or `undefined` without one. */
function installedMsw(): string | undefined {
  try {
    const { version } = createRequire(import.meta.url)('msw/package.json') as { version: string }
    return version
  } catch {
    return undefined
  }
}

function isOlder(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, undefined, { numeric: true }) < 0
}
