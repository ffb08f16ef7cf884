import type { OrderStorage } from '@onramp-kit/core'

/** Milliseconds until another tab, in its own process, sees a stored value. */
const LAG = 10

interface Write {
  readonly by: object
  readonly at: number
  readonly key: string
  readonly value: string | null
}

/** The storage of an origin as each tab sees it: its own writes at once, writes of other tabs with a delay. */
export function createSharedStorage(now: () => number, lag = LAG) {
  const writes: Write[] = []
  return (tab: object): OrderStorage => {
    const isThere = ({ by, at }: Write) => by === tab || at + lag <= now()
    const write = (key: string, value: string | null) =>
      void writes.push({ by: tab, at: now(), key, value })
    return {
      getItem: (key) => writes.findLast((each) => each.key === key && isThere(each))?.value ?? null,
      setItem: write,
      removeItem: (key) => write(key, null),
    }
  }
}
