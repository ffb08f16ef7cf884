import { afterEach, expect } from 'vitest'
import { secretsIn } from './secretsIn.ts'

/** The state that a simulated service in a page stores; it contains wallets by design. */
const isOfService = (key: string) => key.startsWith('onramp-kit.service.')

afterEach(() => {
  if (typeof document === 'undefined') return
  const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
  const ours = entries.filter(([key]) => !isOfService(key))
  expect(secretsIn([document.cookie, ...ours.flat()].join('\n'))).toEqual([])
})
