import type { Project } from './project.ts'
import type { Row, UnsupportedRow } from './row.ts'
import { major, nodeBinary, nodeReleases, pinned, react19 } from './tools.ts'

const testing = {
  ...react19,
  ...pinned('@testing-library/dom', '@testing-library/react'),
}
const vitest = {
  ...testing,
  ...pinned('@vitejs/plugin-react', 'jsdom', 'vite', 'vitest'),
  'happy-dom': '21.0.4',
}
const node22 = '22.23.3'
const jest = {
  ...testing,
  ...nodeReleases(node22),
  '@babel/core': '8.1.2',
  '@babel/preset-env': '8.0.7',
  '@babel/preset-react': '8.0.1',
  '@babel/preset-typescript': '8.0.7',
  jest: '30.5.2',
  'jest-environment-jsdom': '30.5.2',
  'jest-fixed-jsdom': '0.0.11',
}

const environments = [
  ['jsdom', vitest.jsdom],
  ['happy-dom', vitest['happy-dom']],
] as const

/** Each row runs the test of `guides/testing/component-tests.md` of the site with the configuration shown there. */
export const testRows: readonly (Row | UnsupportedRow)[] = [
  ...environments.map(
    ([environment, version]): Row => ({
      name: `Vitest ${major(vitest.vitest)}, ${environment} ${major(version)}`,
      dependencies: vitest,
      files: ['components'],
      async run(project) {
        await project.replace('vitest.config.ts', /'jsdom'/, `'${environment}'`)
        const printed = await project.node('node_modules/vitest/vitest.mjs', ['run'])
        expectTests(printed, /Tests\s+2 passed/)
      },
    }),
  ),
  {
    name: `Jest ${major(jest.jest)}, CommonJS, Node ${major(process.versions.node)}`,
    dependencies: jest,
    files: ['components'],
    run: (project) => runJest(project),
  },
  ...[process.versions.node, node22].map(
    (version): Row => ({
      name: `Jest ${major(jest.jest)}, ES modules, Node ${major(version)}`,
      dependencies: jest,
      files: ['components'],
      async run(project) {
        const setting = "extensionsToTreatAsEsm: ['.ts', '.tsx']"
        await project.replace('jest.config.mjs', /\{\n/, `{\n  ${setting},\n`)
        await runJest(project, version === node22 ? nodeBinary(node22) : undefined)
      },
    }),
  ),
  {
    name: 'Jest 30, CommonJS, Node 22',
    unsupported: 'Jest can require ES modules from Node 24.9 on; set extensionsToTreatAsEsm',
  },
]

async function runJest(project: Project, node?: string) {
  // Jest has globals instead of the import.
  await project.replace('TopUp.test.tsx', /^import .* from 'vitest'\n/m, '')
  const printed = await project.node('node_modules/jest/bin/jest.js', [], {
    flags: ['--experimental-vm-modules'],
    node,
  })
  expectTests(printed, /Tests:\s+2 passed/)
}

function expectTests(printed: string, passed: RegExp) {
  if (!passed.test(printed)) throw new Error(printed)
}
