// Writes dist/index.d.ts: the types of the elements with those of `@onramp-kit/react` that they refer to, so that an app
// without React needs no other types.
import { appendFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const silent = { default: { logLevel: ExtractorLogLevel.None } }
const config = ExtractorConfig.prepare({
  configObject: {
    projectFolder: path('.'),
    mainEntryPointFilePath: path('dist/types/index.d.ts'),
    bundledPackages: ['@onramp-kit/react'],
    newlineKind: 'lf',
    compiler: { tsconfigFilePath: path('tsconfig.build.json') },
    apiReport: { enabled: false },
    docModel: { enabled: false },
    dtsRollup: { enabled: true, publicTrimmedFilePath: path('dist/index.d.ts') },
    tsdocMetadata: { enabled: false },
    messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
  },
  configObjectFullPath: undefined,
  packageJsonFullPath: path('package.json'),
})
const { errorCount } = Extractor.invoke(config, {
  messageCallback: (message) => {
    message.handled = message.logLevel !== ExtractorLogLevel.Error
  },
})
if (errorCount > 0) throw new Error('API Extractor cannot read the types of packages/element.')

// The rollup leaves out what the entry adds to the global scope.
const [global] =
  /^declare global \{[^]*?^\}\n/m.exec(readFileSync(path('dist/types/index.d.ts'), 'utf8')) ?? []
if (global === undefined) throw new Error('index.ts declares no tag names.')
appendFileSync(path('dist/index.d.ts'), global)
