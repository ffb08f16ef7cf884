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
// A separate generator, because the browser affects how many responses arrive during a visit.
const randomDelay = seededRandom(seed() + 1)

test('a checkout that unmounts at any moment leaves nothing behind', async (context) => {
  const page = openPage(() => Math.floor(randomDelay() * 800))
  onTestFinished(page.leave)
  const { leftIn, figures } = await makeVisits(page, {
    count: many({ full: 10_000, small: 150 }),
    // The first growth is loading and compiling; a retained checkout takes hundreds of thousands of bytes.
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
