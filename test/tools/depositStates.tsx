import { CryptoDeposit, type CryptoDepositProps } from '@onramp-kit/react'
import { en } from '@onramp-kit/react/messages/en'
import { act } from '@testing-library/react'
import type { Stage } from './openStage.tsx'
import { errorResponse } from './scriptedNetwork.ts'

const open = /^Continue/
const ready = '[type="submit"][aria-disabled="false"]'

async function show(stage: Stage, props: Partial<CryptoDepositProps> = {}) {
  stage.place.addEventListener('load', (event) => event.stopImmediatePropagation(), true)
  await stage.show(<CryptoDeposit authorize={() => Promise.resolve('granted')} {...props} />)
}

/** Every state of the crypto deposit, and the steps to it. */
export const depositStates: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  async 'deposit: form'(stage) {
    await show(stage)
    await stage.at(ready)
  },
  async 'deposit: amount too low'(stage) {
    await show(stage)
    await stage.at(ready)
    act(() => stage.inside.getByRole('radio', { name: /^Cash App/ }).click())
    await stage.press(open)
    await stage.at('[data-invalid]')
  },
  async 'deposit: failed settings'(stage) {
    stage.setFault(() => errorResponse(403, 'origin_not_allowed'))
    await show(stage)
    await stage.at('[data-code="origin_not_allowed"]')
  },
  async 'deposit: interrupted settings'(stage) {
    stage.setFault(() => Promise.reject(new TypeError('fetch failed')))
    await show(stage)
    await stage.at('.onramp-deposit-refresh')
  },
  async 'deposit: opening'(stage) {
    await show(stage, { authorize: () => new Promise(() => {}) })
    await stage.at(ready)
    await stage.press(open)
    await stage.at('[aria-busy="true"]')
  },
  async 'deposit: authorization rejected'(stage) {
    await show(stage, { authorize: () => Promise.reject(new Error('no')) })
    await stage.at(ready)
    await stage.press(open)
    await stage.inside.findByText(en.deposit.failed)
  },
  async 'deposit: page'(stage) {
    await show(stage)
    await stage.at(ready)
    await stage.press(open)
    await stage.at('[data-step="page"] iframe')
  },
}
