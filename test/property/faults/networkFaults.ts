import * as fc from 'fast-check'

/** What the network, or the service, can do to one request. */
const faults = [
  'dropped before the service acted',
  'dropped after the service acted',
  '429 without Retry-After',
  '429 with Retry-After in seconds',
  '429 with Retry-After as a date',
  '429 to a repeat by the browser',
  '404',
  '500',
  '502 with a page of HTML',
  'truncated',
  'of a wrong content type',
  'empty 200',
  'held back',
  'never answered',
  'duplicated',
  'an older answer than before',
] as const
export type Fault = (typeof faults)[number]

const onlyReads: readonly Fault[] = ['duplicated', 'an older answer than before', '404']
const onlyPosts: readonly Fault[] = ['429 to a repeat by the browser']

/** What becomes of one request. */
export interface NetworkFault {
  readonly fault: Fault | 'none'
  /** Whether the service acts, where the fault leaves that open. */
  readonly acts: boolean
  /** Milliseconds to the service, and back. */
  readonly way: readonly [there: number, back: number]
  /** Seconds of Retry-After, or for which an answer is held back. */
  readonly seconds: number
}

/** Milliseconds to the service, or back, at the least: longer than the pages of a device need to hear of each other. */
const WAY = 20

export const fine: NetworkFault = { fault: 'none', acts: true, way: [WAY, WAY], seconds: 0 }

const delay = fc.constantFrom(WAY, WAY, WAY, 900, 6_000)
const fateOf = (possible: readonly Fault[], weight: number): fc.Arbitrary<NetworkFault> =>
  fc.record({
    fault: fc.oneof(
      { weight, arbitrary: fc.constant('none' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...possible) },
    ),
    acts: fc.boolean(),
    way: fc.tuple(delay, delay),
    seconds: fc.constantFrom(1, 9, 30, 120),
  })

export const faultsOfPosts = faults.filter((each) => !onlyReads.includes(each))
export const faultsOfReads = faults.filter((each) => !onlyPosts.includes(each))
export const faultOfPost = fateOf(faultsOfPosts, 2)
export const faultOfRead = fateOf(faultsOfReads, 1)
