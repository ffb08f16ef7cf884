import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../figures.ts'
import { mutants } from './mutants.ts'

test('there are mutants enough, each with a name of its own and a place in the product', (context) => {
  const placeless = mutants.filter(
    ({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2,
  )
  expect(placeless.map(({ name }) => name)).toEqual([])
  prove(context, [
    atLeast('mutants', mutants.length, 20),
    exactly('names', new Set(mutants.map(({ name }) => name)).size, mutants.length),
    exactly('whose text does not stand exactly once in its file', placeless.length, 0),
  ])
})
