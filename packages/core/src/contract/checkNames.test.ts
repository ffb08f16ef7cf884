import { expect, test, vi } from 'vitest'
import { checkNames, type FailOption } from './checkNames.ts'

test.each([
  [undefined, 'must be an object'],
  [[], 'must be an object'],
  ['chain', 'must be an object'],
  [{ chain: 1, tokens: 2 }, 'has no "tokens"; it has chain, token'],
])('the names of %j fail: %s', (given, rule) => {
  const failOption = vi.fn<FailOption>() as FailOption
  checkNames('fieldNames', given, { chain: '', token: '' }, failOption)
  expect(failOption).toHaveBeenCalledExactlyOnceWith('fieldNames', rule)
})

test.each([{}, { token: 1 }, { chain: 1, token: 2 }])('the names of %j are known', (given) => {
  const failOption = vi.fn<FailOption>() as FailOption
  checkNames('fieldNames', given, { chain: '', token: '' }, failOption)
  expect(failOption).not.toHaveBeenCalled()
})
