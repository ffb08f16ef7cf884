import { lifecycles } from '@onramp-kit/test-tools/lifecycles'
import { onTestFinished, test } from 'vitest'
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
