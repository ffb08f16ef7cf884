// Writes a report of each package's public types to generated/api, so that a review shows what changes for merchants.
//
//   npm run api          writes the reports
//   npm run check:api    fails if a report differs from the types
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type IConfigFile,
} from '@microsoft/api-extractor'
import { type Manifest, published } from './published.ts'

const { check } = parseArgs({ options: { check: { type: 'boolean' } } }).values
const reports = 'generated/api'
const work = 'node_modules/.cache/onramp-kit/api'
const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as {
  compilerOptions: object
}
const silent = { default: { logLevel: ExtractorLogLevel.None } }

mkdirSync(reports, { recursive: true })
mkdirSync(work, { recursive: true })
const configs = published
  .filter(({ manifest }) => manifest.exports !== undefined)
  .map(({ folder, manifest }) => configOf(folder, manifest))
const entryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath)
// One program for all packages, whose types refer to each other and to the same libraries.
let program: CompilerState | undefined
for (const config of configs) {
  program ??= CompilerState.create(config, { additionalEntryPoints: entryPoints })
  if (!writeReport(config, program)) fail(basename(config.reportFilePath))
}

/** Configures one report for all entries of a package. */
function configOf(folder: string, manifest: Manifest): ExtractorConfig {
  const report = `${folder.replace('packages/', '')}.api.md`
  // A module with every entry as a namespace, so that a type that several entries share occurs once.
  const entry = resolve(work, report.replace('.api.md', '.d.ts'))
  const exported = entriesOf(folder, manifest).map(
    (key) =>
      `export * as ${key.replace('.', 'entry').replaceAll(/\W/g, '_')} from '${manifest.name}${key.slice(1)}'\n`,
  )
  writeFileSync(entry, exported.join(''))
  const configObject: IConfigFile = {
    projectFolder: resolve(work),
    mainEntryPointFilePath: entry,
    bundledPackages: [manifest.name],
    newlineKind: 'lf',
    compiler: {
      // Without the condition of the sources: the reports describe the published types.
      overrideTsconfig: {
        compilerOptions: { ...compilerOptions, customConditions: [] },
        files: [entry],
      },
    },
    apiReport: {
      enabled: true,
      reportFileName: report,
      reportFolder: resolve(reports),
      reportTempFolder: resolve(work, 'current'),
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
  }
  return ExtractorConfig.prepare({
    configObject,
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve(folder, 'package.json'),
  })
}

/** Writes the report of a package. Returns `false` if a check finds a difference. */
function writeReport(config: ExtractorConfig, compilerState: CompilerState): boolean {
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    compilerState,
    localBuild: check !== true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  if (errorCount > 0)
    throw new Error(`API Extractor cannot read the types of ${config.packageFolder}.`)
  return !(check && apiReportChanged)
}

/** The public entries of a package with types: a pattern as the files that it matches, without `internal`. */
function entriesOf(folder: string, { exports = {} }: Manifest): readonly string[] {
  const excluded = Object.keys(exports).filter((key) => exports[key] === null)
  return Object.entries(exports)
    .flatMap(([key, target]) => {
      if (target === null || typeof target === 'string') return []
      if (key.endsWith('.css') || key.startsWith('./internal')) return []
      const [before = '', after = ''] = target.types.split('*')
      if (!target.types.includes('*')) return [key]
      return globSync(target.types, { cwd: folder })
        .map((path) => join(path).replaceAll('\\', '/'))
        .map((path) => key.replace('*', path.slice(join(before).length, -after.length)))
    })
    .filter((key) => !excluded.includes(key))
    .toSorted()
}

function fail(report: string): void {
  const paths = [join(reports, report), join(work, 'current', report)]
  spawnSync('git', ['diff', '--no-index', '--unified=2', ...paths], { stdio: 'inherit' })
  console.error(
    `The public types differ from ${reports}/${report}. If you mean the change, run \`npm run api\` and commit the report. Otherwise undo it.`,
  )
  process.exitCode = 1
}
