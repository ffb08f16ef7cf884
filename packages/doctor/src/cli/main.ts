#!/usr/bin/env node
import process from 'node:process'

// The manifest states it as well, but npm only warns.
const minimumNode = '22.12'
const { node } = process.versions

if (isOlder(node, minimumNode)) {
  process.stderr.write(
    `onramp-doctor needs Node ${minimumNode} or later. This is Node ${node}. Install a current one from https://nodejs.org.\n`,
  )
  process.exitCode = 64
} else {
  const { run } = await import('./run.ts')
  // They fail if the reader of a pipe has ended. The exit code still tells.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  process.exitCode = await run(process.argv.slice(2), {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    env: process.env,
  })
}

function isOlder(version: string, minimum: string): boolean {
  return version.localeCompare(minimum, undefined, { numeric: true }) < 0
}
