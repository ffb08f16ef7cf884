import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as node from './node/serve.ts'

test('the entries export exactly the public names', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'ServiceError',
    'createCookieJar',
    'createHandlers',
    'createService',
    'scenarios',
    'simulatedToken',
  ])
  expect(Object.keys(node)).toEqual(['serve'])
})
