import { Checkout } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { act } from '@testing-library/react'
import * as React from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { en } from '../messages/en/en.ts'

const acts: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'a question was answered'(stage) {
    await stage.press(en.purchase.startOver)
    await stage.press(en.purchase.stay)
  },
  'a question is open': (stage) => stage.press(en.purchase.startOver),
  async 'the page is open in a tab'(stage) {
    act(() => stage.inside.getByRole('link', { name: en.shared.newTab }).click())
    await stage.at('.onramp-show-here')
  },
}
const cases = Object.entries(acts).flatMap(([name, prepare]) =>
  ['the search', 'nothing'].map((focused) => [name, focused, prepare] as const),
)

// React 18 has none.
test.skipIf(!('Activity' in React)).each(cases)(
  'a checkout that <Activity> shows again after %s leaves the focus on %s',
  async (_, focused, prepare) => {
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
    await prepare(stage)
    stage.rerender(page('hidden'))
    const search = stage.inside.getByLabelText('Search')
    search.focus()
    if (focused === 'nothing') search.blur()
    stage.rerender(page('visible'))
    await stage.pass(1_000)
    expect(focused === 'nothing' ? document.body : search).toHaveFocus()
  },
)
