import { onTestFinished, test } from 'vitest'
import { many, seed } from '../edition.ts'
import { atLeast, info, prove } from '../figures.ts'
import { seededRandom } from '../seededRandom.ts'
import { makeVisits } from './makeVisits.ts'
import { openPage } from './openPage.ts'
import { purchase } from './purchase.tsx'

const steps = ['details', 'opening', 'paying', 'settling', 'sent']
const locales = ['en-US', 'de', 'ar', 'ja']

const random = seededRandom(seed())
const below = (count: number) => Math.floor(random() * count)
// Of its own: how many answers come before a visit is over, the browser has a part in.
const randomDelay = seededRandom(seed() + 1)

test('a checkout that is left at any moment leaves nothing behind', async (context) => {
  const page = openPage(() => Math.floor(randomDelay() * 800))
  onTestFinished(page.leave)
  const { leftIn, figures } = await makeVisits(page, {
    count: many({ full: 10_000, small: 150 }),
    // The first of them are what is loaded and compiled once; a checkout that is kept is hundreds of thousands.
    mostBytes: many({ full: 500, small: 16_000 }),
    draw() {
      const life = purchase(page, random)
      return {
        life,
        last: below(life.moments.length),
        lingers: 0,
        isStrict: random() < 0.5,
        isHydrated: random() < 0.2,
        isRedrawn: random() < 0.2,
        isShared: random() < 0.25,
        locale: locales[below(locales.length)] ?? 'en',
      }
    },
  })
  prove(context, [
    ...figures,
    info('left in "processing"', leftIn.get('processing') ?? 0),
    ...steps.map((step) => atLeast(`left in "${step}"`, leftIn.get(step) ?? 0, 1)),
  ])
})
