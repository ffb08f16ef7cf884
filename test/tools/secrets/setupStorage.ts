import { afterEach, expect } from 'vitest'
import { secretsIn } from './secretsIn.ts'

/** What the simulated service keeps of itself, in a page that has it with it: it has to know its wallets again. */
const isOfService = (key: string) => key.startsWith('onramp-kit.service.')

afterEach(() => {
  if (typeof document === 'undefined') return
  const entries = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage))
  const ours = entries.filter(([key]) => !isOfService(key))
  expect(secretsIn([document.cookie, ...ours.flat()].join('\n'))).toEqual([])
})
