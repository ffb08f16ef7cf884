import type { Row } from './row.ts'
import { nodeBinary, nodeReleases, react19 } from './tools.ts'

/** The first that the manifests allow, and the latest of each supported line. */
const releases = { '22.12': '22.12.0', '22': '22.23.3', '24': '24.21.0' }
const tooOld = '20.20.2'
const dependencies = { ...react19, ...nodeReleases(...Object.values(releases), tooOld) }
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
