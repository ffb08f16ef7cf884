import { defineConfig } from 'tsup'
import { bundles } from '../../tsup.shared.ts'

export default defineConfig(
  bundles('index', 'internal', 'browser/index', 'node/serve', 'playwright/index', 'cli/main'),
)
