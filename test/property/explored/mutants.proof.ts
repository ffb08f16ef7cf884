import { expect, inject, test } from 'vitest'
import { exactly, type Figure, info, prove } from '../figures.ts'
import { explore } from './explore.ts'
import { mutants } from './mutants.ts'
import { loadMutated, mutate } from './mutated.ts'
import { variants } from './variants.ts'

/** Each mutant is found within so many acts. */
const MOST_ACTS = 6

test('each mutant changes one place in the sources of core', () => {
  for (const mutant of mutants) expect(mutate(mutant)).toContain(mutant.replace)
})

test('the exploration finds each mutant of the checkout and of what it tells', async (context) => {
  const chosen = mutants.filter((_, index) => inject('edition').isFull || index % 6 === 0)
  const figures: Figure[] = []
  let found = 0
  for (const [index, mutant] of chosen.entries()) {
    const core = await loadMutated(mutant, `${index}`)
    const { failure } = await explore(core, variants[mutant.by], MOST_ACTS)
    if (failure !== undefined) found += 1
    const change = `${mutant.file}: ${mutant.find.trim().split('\n')[0]}`
    figures.push(info(change, failure ? `${failure.path.length} acts` : 'not found'))
    figures.push(info(`  ${failure?.rules[0]}`, ''))
  }
  prove(context, [...figures, exactly('mutants found', found, chosen.length)])
})
