import { defineConfig } from 'tsup'
import { bundles } from '../../tsup.shared.ts'

export default defineConfig(bundles('cli/main'))
