import { createVirtualClock } from '@onramp-kit/test-tools/virtualClock'
import { expect, test } from 'vitest'
import { createOnrampClient } from '../client.ts'
import { systemClock } from './clock.ts'
import { documentPage } from './page.ts'
import type { PlatformOptions } from './platform.ts'

const create = (platform: unknown) =>
  createOnrampClient({
    publishableKey: 'svc_public_sandbox_demo',
    baseUrl: 'https://service.example',
    platform: platform as PlatformOptions,
  })

const clock = createVirtualClock()
const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
const isFunction = 'must be a function'
const ends = 'must return a function that ends it'

test.each([
  ['clock.now', isFunction, { clock: {} }],
  ['clock.monotonic', isFunction, { clock: { ...clock, monotonic: undefined } }],
  ['clock.setTimeout', isFunction, { clock: { ...clock, setTimeout: 7 } }],
  ['clock.setTimeout', ends, { clock: { ...clock, setTimeout: () => 7 } }],
  ['page.visible', isFunction, { page: 'visible' }],
  ['page.online', isFunction, { page: { ...documentPage, online: true } }],
  ['page.subscribe', isFunction, { page: { ...documentPage, subscribe: null } }],
  ['page.subscribe', ends, { page: { ...documentPage, subscribe: () => ({ remove() {} }) } }],
  ['page.subscribe', ends, { page: { ...documentPage, subscribe: () => undefined } }],
  ['storage.removeItem', isFunction, { storage: { ...storage, removeItem: undefined } }],
  ['tabStorage.getItem', isFunction, { tabStorage: new Map() }],
  ['random', isFunction, { random: 0.5 }],
  ['lock', isFunction, { lock: { request: () => {} } }],
])('platform.%s %s', (name, rule, platform) => {
  expect(() => create(platform)).toThrow(
    expect.objectContaining({
      code: 'invalid_option',
      message: expect.stringContaining(`createOnrampClient: platform.${name} ${rule}.`),
    }),
  )
})

test.each([
  undefined,
  null,
  {},
  { clock: null, page: null, storage: null, tabStorage: null, lock: null, random: null },
])('the browser has the parts that %j leaves out', (platform) => {
  const client = create(platform)
  expect(client.platform).toMatchObject({ clock: systemClock, page: documentPage })
  expect(client.platform.random()).toBeLessThan(1)
})

test('a page that fails on a server does not stop a client there', () => {
  const subscribe = () => {
    throw new ReferenceError('window is not defined')
  }
  const ends = () => {
    throw new TypeError('subscription is undefined')
  }
  for (const each of [subscribe, () => ends])
    expect(() => create({ page: { ...documentPage, subscribe: each } })).not.toThrow()
})

test('a check leaves no timer and no subscription', () => {
  let listeners = 0
  const subscribe = () => {
    listeners += 1
    return () => void (listeners -= 1)
  }
  const ticking = createVirtualClock()
  create({ clock: ticking, page: { ...documentPage, subscribe } })
  expect([ticking.timers(), listeners]).toEqual([0, 0])
})
