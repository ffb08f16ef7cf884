import { rules } from './rules.ts'
import { ruleTest } from './ruleTest.ts'

export const rule = ruleTest(rules)
