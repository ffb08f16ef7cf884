import { defineConfig } from 'tsup'
import { bundles } from '../../tsup.shared.ts'

// build.ts reads in the metafile which packages the command contains. Source maps would double the size of the download.
export default defineConfig({ ...bundles('cli/main'), sourcemap: false, metafile: true })
