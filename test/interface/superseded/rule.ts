import { proving } from '../proving.ts'
import { supersededRules } from './supersededRules.ts'

export const rule = proving(supersededRules)
