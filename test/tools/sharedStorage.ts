import type { OrderStorage } from '@onramp-kit/core'

/** Milliseconds until what one tab stores is there for another: browsers run them in processes of their own. */
const LAG = 10

interface Write {
  readonly by: object
  readonly at: number
  readonly key: string
  readonly value: string | null
}

/** One origin's storage, as each of its tabs sees it: what it wrote itself at once, what another wrote a moment later. */
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
