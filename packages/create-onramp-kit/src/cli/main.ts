#!/usr/bin/env node
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { isOlder } from './isOlder.ts'

// The manifest states it as well, but npm only warns.
const minimumNode = '22.12'
const { node } = process.versions

if (isOlder(node, minimumNode)) {
  process.stderr.write(
    `create-onramp-kit needs Node ${minimumNode} or later. This is Node ${node}. Install a current one from https://nodejs.org.\n`,
  )
  process.exitCode = 1
} else {
  const { run } = await import('./run.ts')
  process.exitCode = await run(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    node,
    templates: fileURLToPath(new URL('../../dist/templates', import.meta.url)),
  })
}
