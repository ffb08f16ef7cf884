import { test } from 'vitest'
import { ledger } from '../../scripts/docs/assumptions.ts'

const entries = new Map(ledger)

/** Proves what the ledger says beside an assumption: its override, or what holds for want of one. */
export function override(id: string, words: string, prove: () => void | Promise<void>): void {
  const entry = entries.get(id)
  if (entry === undefined) throw new Error(`${id} is not in the ledger of assumptions`)
  test(`${'override' in entry ? 'override' : 'no override'} ${id}: ${words}`, prove)
}
