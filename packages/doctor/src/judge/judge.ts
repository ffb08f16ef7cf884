import { type AssumptionId, assumptions } from '@onramp-kit/core/contract'
import { type Examination, isService } from '../probe/examination.ts'
import type { Results } from '../probe/examineService.ts'
import type { Verdict } from './evidence.ts'
import { rules } from './rules.ts'

/** Judges every assumption of the current contract's ledger, in its order. */
export function judge(examination: Examination, results: Results): Record<AssumptionId, Verdict> {
  const variations = results.quoteVariations.map(({ probe }) => probe)
  const probes = [...examination.probes, ...examination.limited, ...variations]
  const evidence = { ...results, examination, probes }
  const isReachable = isService(examination.probes)
  const unknown: Verdict = { state: 'not observable', why: 'nothing answered as the service' }
  const verdictOf = (id: AssumptionId): Verdict => {
    // A rule may find an override, and with it the contradiction.
    const verdict = isReachable ? rules[id](evidence) : unknown
    const why = examination.contradictions.get(id)
    if (why !== undefined) return { state: 'contradicted', why }
    const unfinished = examination.unfinished.get(id)
    return unfinished !== undefined && verdict.state === 'not observable'
      ? { state: 'not observable', why: unfinished }
      : verdict
  }
  const ids = Object.keys(assumptions) as AssumptionId[]
  return Object.fromEntries(ids.map((id) => [id, verdictOf(id)])) as Record<AssumptionId, Verdict>
}
