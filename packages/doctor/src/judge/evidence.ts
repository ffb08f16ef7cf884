import type { Probe } from '../probe/call.ts'
import type { Examination } from '../probe/examination.ts'
import type { Results } from '../probe/examineService.ts'

/** Whether the service is as an assumption says. */
export interface Verdict {
  readonly state: 'confirmed' | 'contradicted' | 'not observable'
  /** What was seen, or why nothing was. */
  readonly why: string
}

/** Everything that a rule looks at. */
export interface Evidence extends Results {
  readonly examination: Examination
  /** Every call, and every quote with another input. */
  readonly probes: readonly Probe[]
}
