import * as fc from 'fast-check'

/** The faults that network and service can apply to a request. */
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

/** The fault of one request. */
export interface NetworkFault {
  readonly fault: Fault | 'none'
  /** Whether the service acts, if the fault does not decide it. */
  readonly acts: boolean
  /** Milliseconds to the service and back. */
  readonly way: readonly [there: number, back: number]
  /** Seconds of Retry-After, or of the delay of a response. */
  readonly seconds: number
}

/** The minimum latency in milliseconds, longer than pages of a device need to notice each other. */
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
