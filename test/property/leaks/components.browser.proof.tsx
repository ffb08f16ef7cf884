import { lifecycles } from '@onramp-kit/test-tools/lifecycles'
import { useEffect } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { many, seed } from '../edition.ts'
import { prove } from '../figures.ts'
import { seededRandom } from '../seededRandom.ts'
import { makeVisits } from './makeVisits.ts'
import { openPage } from './openPage.ts'

const random = seededRandom(seed())
const below = (count: number) => Math.floor(random() * count)

test.for(['CheckoutDialog', 'BankDeposit', 'OrderStatus', 'CryptoDeposit'])(
  'a %s that unmounts at any moment leaves nothing behind',
  async (name, context) => {
    let delay = 0
    const page = openPage(() => delay)
    onTestFinished(page.leave)
    const begin = lifecycles[name]
    if (begin === undefined) throw new Error(`${name} has no lifecycle`)
    const { figures } = await makeVisits(page, {
      count: many({ full: 500, small: 8 }),
      // Fewer visits than readings give no heap figure.
      mostBytes: 5_000,
      async draw() {
        // Earlier state exists at once.
        delay = 0
        const life = await begin(page)
        delay = 5
        return {
          life,
          last: below(life.moments.length),
          lingers: below(2) * below(3_000),
          isStrict: random() < 0.5,
          isHydrated: random() < 0.2,
          // Its steps belong to a page that renders it again in each.
          isRedrawn: true,
          isShared: random() < 0.5,
          locale: 'en-US',
        }
      },
    })
    prove(context, figures)
  },
)

test('a component that leaves a listener and an element behind is reported', async () => {
  const page = openPage(() => 0)
  onTestFinished(page.leave)
  const kept: object[] = []
  function Leaky({ tell }: { readonly tell: (seen: { readonly status: string }) => void }) {
    useEffect(() => {
      const seen = { status: 'payment_pending' }
      tell(seen)
      kept.push(seen)
      window.addEventListener('storage', () => {})
    }, [tell])
    return null
  }
  const { figures } = await makeVisits(page, {
    count: 1,
    mostBytes: 5_000,
    draw: () => ({
      life: { draw: (tell) => <Leaky tell={tell} />, moments: [['at once', () => {}]] },
      last: 0,
      lingers: 0,
      isStrict: false,
      isHydrated: false,
      isRedrawn: false,
      isShared: false,
      locale: 'en-US',
    }),
  })
  expect(figures.filter(({ holds }) => !holds).map(({ name }) => name)).toEqual([
    'cases that left other listeners',
    'elements, callbacks and orders still reachable',
  ])
})
