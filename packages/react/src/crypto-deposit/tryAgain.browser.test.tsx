import '../styles/styles.css'
import { openStage } from '@onramp-kit/test-tools/openStage'
import { errorResponse } from '@onramp-kit/test-tools/scriptedNetwork'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CryptoDeposit } from './CryptoDeposit.tsx'

let stage: ReturnType<typeof openStage>
afterEach(() => stage.leave())

test('Try again passes its focus to the title once the settings have loaded', async () => {
  stage = openStage()
  stage.setFault(() => errorResponse(502, 'rail_error'))
  await stage.show(
    <CryptoDeposit authorize={async () => ({ authorize_code: 'a', client_id: 'c' }) as never} />,
  )
  await expect
    .poll(async () => {
      await stage.pass(10_000)
      return page.getByRole('button', { name: 'Try again' }).query()
    })
    .not.toBeNull()
  stage.setFault(() => undefined)
  page.getByRole('button', { name: 'Try again' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(async () => {
      await stage.pass(1000)
      return page.getByRole('button', { name: 'Try again' }).query()
    })
    .toBeNull()
  await expect.element(page.getByRole('heading')).toHaveFocus()
})
