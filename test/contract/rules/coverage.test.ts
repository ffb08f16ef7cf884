import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/filesBelow.ts'
import { rules } from './rules.ts'
import { supersededRules } from './superseded/supersededRules.ts'

const ids = Object.values({ ...rules, ...supersededRules }).flatMap((section) =>
  Object.keys(section),
)

/** The rules that tests name as `rule('id', …)`. */
const tested = filesBelow(new URL('.', import.meta.url))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .flatMap((source) => [...source.matchAll(/^rule\('([\w.]+)'/gm)])
  .map(([, id = '']) => id)

test('every rule of the interface has a test', () => {
  expect(ids.filter((id) => !tested.includes(id))).toEqual([])
})

test('every rule has its own id, and every rule test names a rule', () => {
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  expect(tested.filter((id) => !ids.includes(id))).toEqual([])
})
