// Uses the packed packages as merchants do: each folder of `test/consumers` is a project, whose manifest says what must
// happen (MAINTAINING.md, "Write consumers"). Needs the built packages, and installs from npm.
//
//   npm run check:consumers             every project and template
//   npm run check:consumers -- -g nuxt  those whose title contains a text
//   npm run test:examples               the examples
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { test } from '@playwright/test'
import { templates } from '../../packages/create-onramp-kit/src/templates.ts'
import { pack, versionsIn } from '../pack.ts'
import { run } from '../processes.ts'
import { copyFiles, readConsumers, writeManifest } from './consumers.ts'
import { buyFromDev } from './develop.ts'
import { follow } from './steps.ts'

const INSTALL = ['install', '--prefer-offline', '--ignore-scripts', '--loglevel=error', '--no-fund']
// Outside the repository, whose packages the projects must not find.
const home = join(tmpdir(), `onramp-kit-consumers-${process.pid}`)
const packages = versionsIn(join(home, 'tarballs'))

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

for (const consumer of readConsumers())
  test(`${basename(consumer.folder)}: ${consumer.description}`, async ({ browser }) => {
    const { onramp = {}, ...manifest } = consumer
    const cwd = join(home, basename(consumer.folder))
    copyFiles(consumer, cwd)
    writeManifest(cwd, manifest, packages)
    await run('npm', INSTALL, { cwd })
    await follow(onramp, { cwd, browser })
  })

for (const { name } of templates)
  test(`template ${name}: created, bought from with \`npm run dev\`, and built`, async ({
    browser,
  }) => {
    const command = ['exec', '--yes', `--package=${packages['create-onramp-kit']}`, '--']
    const args = ['create-onramp-kit', `new-${name}`, '--template', name, '--yes']
    await run('npm', [...command, ...args], { cwd: home })
    const cwd = join(home, `new-${name}`)
    writeManifest(cwd, JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')), packages)
    await run('npm', INSTALL, { cwd })
    await buyFromDev({ cwd, browser })
    await follow({ steps: ['npm run -s --if-present build'] }, { cwd, browser })
  })
