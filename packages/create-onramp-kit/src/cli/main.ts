#!/usr/bin/env node
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import satisfies from 'semver/functions/satisfies.js'
import manifest from '../../package.json' with { type: 'json' }

const { node } = process.versions

// npm only warns.
if (satisfies(node, manifest.engines.node, { includePrerelease: true })) {
  const { run } = await import('./run.ts')
  // They fail if the reader of a pipe has ended. The exit code still tells.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  process.exitCode = await run(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    node,
    templates: fileURLToPath(new URL('../../dist/templates', import.meta.url)),
  })
} else {
  process.stderr.write(
    `create-onramp-kit needs Node ${manifest.engines.node}. This is Node ${node}. Install a current one from https://nodejs.org.\n`,
  )
  process.exitCode = 1
}
