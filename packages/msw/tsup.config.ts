import { defineConfig } from 'tsup'
import { modules } from '../../tsup.shared.ts'

export default defineConfig(modules)
