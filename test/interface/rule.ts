import { proving } from './proving.ts'
import { rules } from './rules.ts'

export const rule = proving(rules)
