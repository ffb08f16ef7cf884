import { freePort } from '../freePort.ts'
import type { Project } from './project.ts'
import type { Row } from './row.ts'
import { nodeBinary, nodeReleases, pinned, react19 } from './tools.ts'

/** The first that the manifests allow, and the latest of each supported line. */
const releases = { '22.12': '22.12.0', '22': '22.23.3', '24': '24.21.0' }
const tooOld = '20.20.2'
const dependencies = { ...react19, ...nodeReleases(...Object.values(releases), tooOld) }
/** Runtimes that run the client, and no other package. */
const others = {
  ...pinned('esbuild'),
  bun: '1.4.5',
  deno: '2.9.6',
  miniflare: '4.20260426.0',
  next: '16.4.6',
}
const onrampService = 'node_modules/@onramp-kit/msw/dist/cli/main.js'

export const runtimeRows: readonly Row[] = [
  ...Object.entries(releases).map(
    ([name, version]): Row => ({
      name: `Node ${name}`,
      dependencies,
      files: ['node'],
      async run(project) {
        const printed = await project.node('run.mjs', [], { node: nodeBinary(version) })
        if (!printed.includes(`bought twice on Node ${version}`)) throw new Error(printed)
      },
    }),
  ),
  ...[
    'Deno 2',
    'Bun 1',
    // The first rules under which a worker can set no cache mode, and those of today.
    'workerd 2024-09-01',
    'workerd 2026-04-26',
    'workerd 2026-04-26 nodejs_compat',
  ].map(
    (runtime): Row => ({
      name: runtime,
      dependencies: { ...react19, ...others },
      files: ['runtimes'],
      run: (project) => buyIn(project, runtime),
    }),
  ),
  {
    name: 'edge runtime of Next 16',
    dependencies: { ...react19, ...others },
    files: ['runtimes', 'next-edge'],
    async run(project) {
      const next = 'node_modules/next/dist/bin/next'
      await project.node(next, ['build'])
      const port = String(await freePort('127.0.0.1', 0))
      const url = `http://127.0.0.1:${port}`
      const stop = await project.serve(next, ['start', '-H', '127.0.0.1', '-p', port], url)
      try {
        await buyIn(project, 'Next', url)
      } finally {
        await stop()
      }
    },
  },
  {
    name: `Node ${tooOld}: onramp-service says what it needs`,
    dependencies,
    files: [],
    async run(project) {
      const node = nodeBinary(tooOld)
      const printed = await project.node(onrampService, [], { node, exitCode: 1 })
      if (!printed.startsWith('onramp-service needs Node 22.12 or later.')) throw new Error(printed)
    },
  },
  {
    name: 'msw 2: onramp-service says what it needs',
    dependencies: { ...react19, msw: '2.15.0' },
    installFlags: ['--legacy-peer-deps'],
    files: [],
    async run(project) {
      const printed = await project.node(onrampService, [], { exitCode: 1 })
      if (!printed.startsWith('onramp-service needs msw 3, and found msw 2.15.0.'))
        throw new Error(printed)
    },
  },
]

async function buyIn(project: Project, runtime: string, ...args: readonly string[]) {
  const printed = await project.node('run.mjs', [runtime, ...args])
  if (!printed.includes(`bought once in ${runtime}`)) throw new Error(printed)
}
