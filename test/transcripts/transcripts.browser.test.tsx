import '../../packages/react/src/styles/styles.css'
import { bankStates } from '@onramp-kit/test-tools/bankStates'
import { depositStates } from '@onramp-kit/test-tools/depositStates'
import { formStates } from '@onramp-kit/test-tools/formStates'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { orderStates } from '@onramp-kit/test-tools/orderStates'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { catalogs } from '../../packages/react/src/messages/catalogs.ts'
import { transcriptOf } from './transcriptOf.ts'

const groups = { form: formStates, order: orderStates, bank: bankStates, deposit: depositStates }
const { de, ar } = catalogs
const languages = { en: undefined, de, ar }

/** States that differ from another one in looks alone, or that hide their content. */
const skipped = new Set([
  'form, light',
  'form, dark, high contrast',
  'long amount',
  'very long amount',
  'messages loading',
])

beforeEach(() => {
  // States with an error print it.
  vi.spyOn(console, 'warn').mockReturnValue()
})

test.each(Object.keys(groups) as (keyof typeof groups)[])(
  'a screen reader reads every %s state as its golden transcript says, in English, German and Arabic',
  async (group) => {
    const read: Record<string, string[]> = {}
    for (const [name, enter] of Object.entries(groups[group])) {
      if (skipped.has(name)) continue
      const stage = openStage()
      try {
        await enter(stage)
        for (const [locale, load] of Object.entries(languages)) {
          const messages = await load?.()
          act(() => stage.appearance({ locale, messages }))
          read[locale] ??= []
          read[locale].push(`# ${name}`, ...(await transcriptOf(stage.place)), '')
        }
      } finally {
        stage.leave()
      }
    }
    for (const locale of Object.keys(languages))
      await expect(read[locale]?.join('\n')).toMatchFileSnapshot(`golden/${group}.${locale}.txt`)
  },
)
