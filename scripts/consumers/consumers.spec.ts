// Uses the packed packages as merchants do: each folder of `test/consumers` is a project, whose manifest says what must
// happen (MAINTAINING.md, "Write consumers"). Needs the built packages, and installs from npm.
//
//   npm run check:consumers             all rows
//   npm run check:consumers -- -g nuxt  the rows whose name or folder contains a text
//   npm run test:examples               the examples
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test } from '@playwright/test'
import { templates } from '../../packages/create-onramp-kit/src/templates.ts'
import { pack, versionsIn } from '../pack.ts'
import { run } from '../processes.ts'
import { buyFromDev, check } from './check.ts'
import { readRows, takePackages, writeFiles } from './rows.ts'

const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--loglevel=error', '--no-fund']
// Outside the repository, whose packages the projects must not find.
const home = join(tmpdir(), `onramp-kit-consumers-${process.pid}`)
const packages = versionsIn(join(home, 'tarballs'))
/** The project of each manifest: rows with the same one share an install. */
const projects = new Map<string, string>()

test.describe.configure({ timeout: 1_200_000 })

test.beforeAll(async () => {
  mkdirSync(home)
  await pack(join(home, 'tarballs'))
})

let hasFailed = false
test.afterEach(() => {
  hasFailed ||= test.info().errors.length > 0
})

test.afterAll(() => {
  if (hasFailed) console.log(`The projects are in ${home}.`)
  else rmSync(home, { recursive: true })
})

for (const row of readRows())
  test(`${basename(row.folder)}: ${row.name}`, async ({ browser }) => {
    const { onramp = {}, ...manifest } = row.manifest
    const text = takePackages({ ...manifest, description: '' }, packages)
    const project = projects.get(text) ?? mkdtempSync(join(home, 'project-'))
    writeFiles(row, project)
    if (!projects.has(text)) {
      writeFileSync(join(project, 'package.json'), text)
      await run('npm', INSTALL, { cwd: project })
      projects.set(text, project)
    }
    await check(onramp, { project, browser })
  })

for (const { name } of templates)
  test(`template ${name}: created, bought from with \`npm run dev\`, and built`, async ({
    browser,
  }) => {
    const command = ['exec', '--yes', `--package=${packages['create-onramp-kit']}`, '--']
    const args = ['create-onramp-kit', name, '--template', name, '--yes']
    await run('npm', [...command, ...args], { cwd: home })
    const project = join(home, name)
    const path = join(project, 'package.json')
    const manifest = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, takePackages(manifest, packages))
    await run('npm', INSTALL, { cwd: project })
    await buyFromDev({ project, browser })
    await check({ run: ['npm run -s --if-present build'], pages: [] }, { project, browser })
  })
