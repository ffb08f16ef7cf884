import { corePages } from './plan/core.ts'
import { mswPages } from './plan/msw.ts'
import { reactPages } from './plan/react.ts'

export type { ReferencePage } from './plan/page.ts'
export const referencePlan = [...corePages, ...reactPages, ...mswPages]
