import { EMAIL_PATTERN } from '@onramp-kit/core/internal'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { atLeast, exactly, prove } from '../../figures.ts'
import { loadedText } from '../answers/hostileText.ts'
import { holds, inputs } from '../check.ts'
import { stringOf } from '../stringOf.ts'
import { createTally } from '../tally.ts'

const good = fc.emailAddress()
const bad = fc.oneof(
  loadedText,
  fc.string(),
  stringOf('a@. \n\u00a0é', 0, 12),
  fc.constantFrom('a@'.repeat(50_000), `a@${'b.'.repeat(100_000)}`, `${'a'.repeat(250)}@b.c`),
  fc.tuple(good, fc.constantFrom(' ', '\n', '@', '..', '\u2003')).map((parts) => parts.join('')),
)

test('the client accepts every email address, and no text without a name or a domain or with a space', (context) => {
  const tally = createTally()
  holds(
    fc.oneof(
      good.map((text) => ({ text, isGood: true })),
      bad.map((text) => ({ text, isGood: false })),
    ),
    ({ text, isGood }) => {
      const taken = EMAIL_PATTERN.test(text)
      tally.add(taken ? 'accepted' : 'rejected')
      if (isGood) expect(taken, text).toBe(text.length <= 254)
      if (!taken) return
      const [name = '', domain = '', ...more] = text.split('@')
      expect(more).toEqual([])
      expect(name).not.toBe('')
      expect(domain.split('.').length).toBeGreaterThan(1)
      expect(domain.split('.')).not.toContain('')
      expect(text).not.toMatch(/\s/)
      expect(text.length).toBeLessThanOrEqual(254)
    },
  )
  prove(context, [
    exactly('texts', tally.total(), inputs),
    atLeast('  accepted', tally.of('accepted'), 1),
    atLeast('  rejected', tally.of('rejected'), 1),
  ])
})
