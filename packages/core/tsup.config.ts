import { defineConfig } from 'tsup'
import { bundles } from '../../tsup.shared.ts'

export default defineConfig(
  bundles('index', 'internal', 'superseded/index', 'contract/index', 'contract/superseded/index'),
)
