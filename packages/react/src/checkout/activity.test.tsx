import { Checkout } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage } from '@onramp-kit/test-tools/openStage'
import * as React from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { en } from '../messages/en/en.ts'

// React 18 has none.
test.skipIf(!('Activity' in React)).each([
  ['a question was answered', true],
  ['a question is open', false],
])(
  'a checkout that <Activity> shows again leaves the focus where the buyer has it, while %s',
  async (_, isAnswered) => {
    const stage = openStage()
    onTestFinished(() => stage.leave())
    const page = (mode: 'visible' | 'hidden') => (
      <>
        <input aria-label="Search" />
        <React.Activity mode={mode}>
          <Checkout wallet={WALLET} chain={8453} token="USDC" defaultCountry="US" />
        </React.Activity>
      </>
    )
    await stage.show(page('visible'))
    await stage.at('[type="submit"][aria-disabled="false"]')
    await stage.press(/^Continue/)
    await stage.at('iframe')
    await stage.press(en.purchase.startOver)
    if (isAnswered) await stage.press(en.purchase.stay)
    stage.rerender(page('hidden'))
    const search = stage.inside.getByLabelText('Search')
    search.focus()
    stage.rerender(page('visible'))
    await stage.pass(1_000)
    expect(search).toHaveFocus()
  },
)
