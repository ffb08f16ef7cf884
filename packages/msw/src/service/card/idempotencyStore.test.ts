import { describe, expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { createIdempotencyStore, type KeyedPurchase } from './idempotencyStore.ts'

const DAY = 24 * 3_600_000

function purchaseOf(id: string, input = '{}') {
  return { id, input, reply: { order_id: id, url: `https://onramp.test/pay/${id}` } }
}

/** The rule without an index: every purchase of the last 24 hours, oldest first. */
function createModel() {
  let purchases: readonly KeyedPurchase[] = []
  const alive = (now: number) => purchases.filter(({ expiresAt }) => expiresAt > now)
  return {
    find: (id: string, now: number) => alive(now).find((each) => each.id === id),
    put(purchase: ReturnType<typeof purchaseOf>, now: number) {
      purchases = [...alive(now), { ...purchase, expiresAt: now + DAY }]
    },
    save: () => purchases,
  }
}

/** Creates a store of `count` purchases, and a count of the times it looks at one. */
function startCountedStore(count: number) {
  let looks = 0
  const purchases = Array.from({ length: count }, (_, index) => ({
    ...purchaseOf(`key ${index}`),
    get expiresAt() {
      looks++
      return DAY
    },
  }))
  const store = createIdempotencyStore()
  store.load(purchases)
  const looksOf = (run: () => void) => {
    looks = 0
    run()
    return looks
  }
  return { store, looksOf }
}

describe('the idempotency store', () => {
  test('looks at one stored purchase to add another, and at one to find one', () => {
    const { store, looksOf } = startCountedStore(1000)
    expect(looksOf(() => store.find('key 999', 0))).toBe(1)
    expect(looksOf(() => store.find('key 1000', 0))).toBe(0)
    expect(looksOf(() => store.put(purchaseOf('key 1000'), 0))).toBe(1)
  })

  test('finds and keeps what a search through every purchase would', () => {
    const random = seededRandom(7)
    const below = (limit: number) => Math.floor(random.fraction() * limit)
    let store = createIdempotencyStore()
    const model = createModel()
    let now = 0
    for (let step = 0; step < 3000; step++) {
      now += below(DAY / 20)
      const id = `key ${below(40)}`
      const found = store.find(id, now)
      expect(found).toEqual(model.find(id, now))
      if (found === undefined && below(2) === 0) {
        const purchase = purchaseOf(id, `{"step":${step}}`)
        store.put(purchase, now)
        model.put(purchase, now)
        expect(store.save()).toEqual(model.save())
      }
      if (below(100) === 0) {
        const saved = store.save()
        store = createIdempotencyStore()
        store.load(saved)
      }
    }
  })

  test('keeps a saved state as it was', () => {
    const store = createIdempotencyStore()
    store.put(purchaseOf('first'), 0)
    const saved = store.save()
    store.put(purchaseOf('second'), 0)
    expect(saved).toHaveLength(1)
  })
})
