import { exactly, type Figure, told } from '../figures.ts'
import { rules, type Tally } from './tally.ts'

export function figuresOf(tally: Tally, schedules: number): readonly Figure[] {
  return [
    exactly('schedules', tally.counts.schedules, schedules),
    ...rules.map((rule) => exactly(rule, tally.times(rule), 0)),
    ...Object.entries(tally.counts).map(([name, value]) => told(name, value)),
    ...[...tally.met].map(([name, value]) => told(`met: ${name}`, value)),
    ...[...tally.ends].map(([name, value]) => told(`ends: ${name}`, value)),
  ]
}
