import { ruleTest } from '../ruleTest.ts'
import { supersededRules } from './supersededRules.ts'

export const rule = ruleTest(supersededRules)
