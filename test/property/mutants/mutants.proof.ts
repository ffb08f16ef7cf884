import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../figures.ts'
import { mutants } from './mutants.ts'

test('every mutant has a unique name and text that occurs exactly once in its file', (context) => {
  const placeless = mutants.filter(
    ({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2,
  )
  expect(placeless.map(({ name }) => name)).toEqual([])
  prove(context, [
    atLeast('mutants', mutants.length, 20),
    exactly('names', new Set(mutants.map(({ name }) => name)).size, mutants.length),
    exactly('mutants whose text does not occur exactly once', placeless.length, 0),
  ])
})
