import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Project } from './project.ts'
import type { Row, UnsupportedRow } from './row.ts'
import { pinned, react18, react19 } from './tools.ts'

const typescripts = {
  '5.6': '5.6.3',
  '5.9': '5.9.3',
  '6.0': '6.0.3',
  '7.0': pinned('typescript').typescript,
}
const compilers = Object.fromEntries(
  Object.entries(typescripts).map(([name, version]) => [
    `typescript-${name}`,
    `npm:typescript@${version}`,
  ]),
)
const types19 = { ...react19, ...compilers, ...pinned('@types/node', '@types/react') }
const types18 = {
  ...react18,
  ...compilers,
  ...pinned('@types/node'),
  '@types/react': '18.3.8',
}

const modules = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
}

const onReact19 = Object.keys(typescripts).flatMap((typescript) =>
  Object.entries(modules).flatMap(([name, options]) =>
    [true, false].map((exactOptionalPropertyTypes): Row => {
      const suffix = exactOptionalPropertyTypes ? ', exactOptionalPropertyTypes' : ''
      return {
        name: `TypeScript ${typescript}, ${name}${suffix}`,
        dependencies: types19,
        files: ['typescript'],
        run: (project) => compile(project, typescript, { ...options, exactOptionalPropertyTypes }),
      }
    }),
  ),
)

const onReact18 = Object.keys(typescripts).map(
  (typescript): Row => ({
    name: `TypeScript ${typescript}, types of React 18`,
    dependencies: types18,
    files: ['typescript'],
    run: (project) => compile(project, typescript, modules.bundler),
  }),
)

/** The types of a server's runtime, which stand in for those of the DOM. */
const serverTypes = ['node', '@cloudflare/workers-types']

const onServers = Object.keys(typescripts).map(
  (typescript): Row => ({
    name: `TypeScript ${typescript}, a server without the types of the DOM`,
    dependencies: { ...types19, '@cloudflare/workers-types': '5.20261117.1' },
    files: ['typescript'],
    async run(project) {
      for (const types of serverTypes)
        await check(project, typescript, 'server.ts', {
          ...modules.nodenext,
          exactOptionalPropertyTypes: true,
          lib: ['es2023'],
          types: [types],
          skipLibCheck: false,
        })
      // Neither the DOM nor a runtime: zod's and MSW's own declarations need one, so they are not checked.
      await check(project, typescript, 'noRuntime.ts', {
        ...modules.nodenext,
        exactOptionalPropertyTypes: true,
        lib: ['es2022'],
        types: [],
        skipLibCheck: true,
      })
    },
  }),
)

export const compilerRows: readonly (Row | UnsupportedRow)[] = [
  ...onReact19,
  ...onReact18,
  ...onServers,
  {
    name: 'TypeScript 5.6, @onramp-kit/msw',
    unsupported: 'msw 3 requires TypeScript 5.9; with skipLibCheck, 5.6 compiles',
  },
]

/** Compiles a merchant's shop, without the types of Node, and their tests. */
async function compile(project: Project, typescript: string, options: object) {
  const programs = [
    { file: 'shop.tsx', types: [], skipLibCheck: false },
    { file: 'tests.ts', types: ['node'], skipLibCheck: typescript === '5.6' },
  ]
  const lib = ['es2022', 'dom', 'dom.iterable']
  for (const { file, ...checks } of programs)
    await check(project, typescript, file, { ...options, ...checks, lib, jsx: 'react-jsx' })
}

/** Compiles one file. */
async function check(project: Project, typescript: string, file: string, options: object) {
  const compilerOptions = { ...options, strict: true, noEmit: true, target: 'es2022' }
  const config = join(project.folder, 'tsconfig.json')
  await writeFile(config, JSON.stringify({ compilerOptions, files: [file] }))
  await project.node(`node_modules/typescript-${typescript}/bin/tsc`, ['-p', '.'])
  await rm(config)
}
