import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Project } from './project.ts'
import type { Row } from './row.ts'
import { pinned, react19 } from './tools.ts'

const angular = '22.2.6'
const event: Mistake = [/order\.status|detail\.status/, 'order.state']
const property: Mistake = [/=\{8453\}|="8453"/, '={[]}']

/** What to replace in a template so that it has a wrong type. */
type Mistake = readonly [from: RegExp, to: string]

/** Each row checks the types of `<onramp-checkout>` in a template: the one of "Getting started", and that mistakes are errors. */
export const elementRows: readonly Row[] = [
  {
    name: 'types of the elements in React 19',
    dependencies: { ...react19, ...pinned('typescript', '@types/react') },
    files: ['elements'],
    run: (project) =>
      checkTypes(project, 'app.tsx', ['node_modules/typescript/bin/tsc', '-p', '.'], 1, [
        event,
        property,
      ]),
  },
  {
    name: 'types of the elements in Vue 3',
    example: 'vue',
    files: [],
    run: async (project) => {
      await writeShown(project, 'Vue', 'src/App.vue')
      const command = ['node_modules/vue-tsc/bin/vue-tsc.js', '--noEmit']
      await checkTypes(project, 'src/App.vue', command, 2, [event, [/="8453"/, '="[]"']])
    },
  },
  {
    name: 'types of the elements in Svelte 5',
    example: 'svelte',
    files: [],
    run: async (project) => {
      await writeShown(project, 'Svelte', 'src/App.svelte')
      const command = ['node_modules/svelte-check/bin/svelte-check', '--fail-on-warnings']
      await checkTypes(project, 'src/App.svelte', command, 1, [event, property])
    },
  },
  {
    name: 'types of the elements in Angular 22',
    dependencies: {
      ...pinned('msw'),
      '@angular/common': angular,
      '@angular/compiler': angular,
      '@angular/compiler-cli': angular,
      '@angular/core': angular,
      rxjs: '7.8.2',
      typescript: '6.0.3',
    },
    files: ['angular'],
    run: async (project) => {
      await writeShown(project, 'Angular', 'app.ts')
      const command = ['node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', '.']
      // Angular does not check the properties of custom elements.
      await checkTypes(project, 'app.ts', command, 1, [[/\$event\.detail/, '$event.detail.id']])
    },
  },
]

/** Writes the last sample of a tab of "Getting started" to a file of the project. */
async function writeShown(project: Project, tab: string, file: string): Promise<void> {
  const page = await readFile('site/src/content/docs/getting-started.mdx', 'utf8')
  const start = page.indexOf(`<TabItem label="${tab}">`)
  const blocks = page
    .slice(start, page.indexOf('</TabItem>', start))
    .matchAll(/```(?:ts|vue|svelte)\b.*\n([^]*?)```/g)
  const [, code] = [...blocks].at(-1) ?? []
  if (start === -1 || code === undefined) throw new Error(`The tab "${tab}" has no sample.`)
  await writeFile(join(project.folder, file), code)
}

/** Runs a type checker on a project, and on a copy of one file with each mistake, which it must report. */
async function checkTypes(
  project: Project,
  file: string,
  [script = '', ...args]: readonly string[],
  exitCode: number,
  mistakes: readonly Mistake[],
): Promise<void> {
  await project.node(script, args)
  const path = join(project.folder, file)
  const right = await readFile(path, 'utf8')
  for (const [from, to] of mistakes) {
    await project.replace(file, from, to)
    await project.node(script, args, { exitCode })
    await writeFile(path, right)
  }
}
