import type { RequestHandler } from 'msw'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { WorkerOptions } from './browser/index.ts'
import * as entry from './index.ts'
import * as node from './node/serve.ts'
import * as playwright from './playwright/index.ts'

test('the entries export exactly the public names', () => {
  expect(Object.keys(entry).toSorted()).toEqual([
    'ServiceError',
    'createHandlers',
    'createService',
    'createVirtualClock',
    'scenarios',
  ])
  expect(Object.keys(node)).toEqual(['serve'])
  expect(Object.keys(playwright).toSorted()).toEqual(['onrampFixtures', 'payByCard'])
})

/** Names of the options that do not accept `undefined`. */
type WithoutUndefined<Options> = {
  [Name in keyof Options]-?: undefined extends Required<Options>[Name] ? never : Name
}[keyof Options]

describe('types', () => {
  test('every optional option accepts undefined', () => {
    expectTypeOf<WithoutUndefined<entry.ServiceOptions>>().toEqualTypeOf<never>()
    expectTypeOf<WithoutUndefined<entry.HandleOptions>>().toEqualTypeOf<never>()
    expectTypeOf<WithoutUndefined<node.ServeOptions>>().toEqualTypeOf<never>()
    expectTypeOf<WithoutUndefined<entry.HandlerOptions>>().toEqualTypeOf<'baseUrl'>()
    expectTypeOf<WithoutUndefined<WorkerOptions>>().toEqualTypeOf<'baseUrl'>()
    type Nested = Required<Pick<entry.ServiceOptions, 'accounts' | 'fieldNames' | 'paths'>>
    expectTypeOf<WithoutUndefined<NonNullable<Nested['accounts']>>>().toEqualTypeOf<never>()
    expectTypeOf<WithoutUndefined<NonNullable<Nested['fieldNames']>>>().toEqualTypeOf<never>()
    expectTypeOf<WithoutUndefined<NonNullable<Nested['paths']>>>().toEqualTypeOf<never>()
  })

  test('options are as narrow as the service reads them', () => {
    expectTypeOf<entry.ServiceOptions['scenario']>().toEqualTypeOf<entry.ScenarioName | undefined>()
    expectTypeOf<'unknown'>().not.toExtend<entry.ScenarioName>()
    expectTypeOf<entry.ServiceOptions['rateLimit']>().toEqualTypeOf<
      entry.RateLimit | false | undefined
    >()
    expectTypeOf(node.serve).parameter(1).toEqualTypeOf<node.ServeOptions | undefined>()
  })

  test('a service fits wherever it is passed', () => {
    expectTypeOf(entry.createService).returns.toEqualTypeOf<entry.Service>()
    expectTypeOf<entry.Service>().toExtend<entry.ServiceControls>()
    expectTypeOf<entry.Service>().toExtend<Parameters<typeof entry.createHandlers>[0]>()
    expectTypeOf<entry.Service>().toExtend<Parameters<typeof node.serve>[0]>()
    expectTypeOf<entry.Service['fetch']>().toEqualTypeOf<typeof globalThis.fetch>()
    expectTypeOf(entry.createHandlers).returns.toEqualTypeOf<RequestHandler[]>()
    expectTypeOf(node.serve).returns.resolves.toEqualTypeOf<node.ServedService>()
  })
})
