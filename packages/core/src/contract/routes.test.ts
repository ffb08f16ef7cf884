import { expect, test } from 'vitest'
import { assumptions, errorCodes, type Route, routes } from './index.ts'

const all: [string, Route][] = Object.entries(routes)

test.each(all)('%s rests only on entries of the ledger', (_, route) => {
  const ids = Object.values(route.assumes).flat()
  expect(ids.filter((id) => !Object.hasOwn(assumptions, id))).toEqual([])
})

test.each(all)('%s takes every name in its path from its input', (_, route) => {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const shape = Object.keys(route.input._zod.def.shape)
  expect(names.filter((name) => !shape.includes(name ?? ''))).toEqual([])
})

test.each(all)('%s lists only errors of the table', (_, route) => {
  expect(route.errors.filter((code) => !Object.hasOwn(errorCodes, code))).toEqual([])
})

test('every route is idempotent but those that open a purchase or create a customer', () => {
  const once = all.filter(([, route]) => !route.idempotent).map(([id]) => id)
  expect(once).toEqual(['card.checkout', 'virtualAccounts.register'])
})

test('every route but the rates takes the publishable key', () => {
  expect(all.filter(([, route]) => !route.requiresKey).map(([id]) => id)).toEqual(['fx.rates'])
})

test.each([
  ['card.checkout', 5],
  ['virtualAccounts.list', 5],
  ['rail.config', 4],
  ['fx.rates', 2],
] as const)('%s answers as many error statuses as the interface counts: %i', (id, count) => {
  expect(new Set(routes[id].errors.map((code) => errorCodes[code].status)).size).toBe(count)
})

test('the order read lists the errors of the interface', () => {
  const table = routes['card.orders.get'].errors.map((code) => [errorCodes[code].status, code])
  expect(table.toSorted()).toEqual([
    [400, 'publishable_key_missing'],
    [400, 'validation_error'],
    [401, 'invalid_publishable_key'],
    [403, 'origin_not_allowed'],
    [404, 'order_not_found'],
    [429, 'rate_limited'],
  ])
})
