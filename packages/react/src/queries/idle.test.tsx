import { openStage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useBankDeposit } from '../bank-deposit/useBankDeposit.ts'
import { useCheckout } from '../checkout/useCheckout.ts'
import { useCardOrder, useCardQuote } from './useCard.ts'
import { useVirtualAccountStatus, useVirtualAccounts } from './useVirtualAccounts.ts'

let stage: ReturnType<typeof openStage>
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

/** What each hook returns as its error, while the buyer has connected no wallet. */
const hooks: Readonly<Record<string, (none: null | undefined | '') => unknown>> = {
  useBankDeposit: (wallet) => useBankDeposit({ wallet }).error,
  useCheckout: (wallet) => useCheckout({ wallet, chain: 8453, token: 'USDC' }).snapshot.error,
  useCardOrder: () => useCardOrder(undefined).error,
  useCardQuote: () => useCardQuote(undefined).error,
  useVirtualAccounts: () => useVirtualAccounts(undefined).error,
  useVirtualAccountStatus: () => useVirtualAccountStatus(undefined).error,
}

test.each(
  Object.entries(hooks).flatMap(([name, useError]) =>
    [null, undefined, '' as const].map((none) => [name, none, useError] as const),
  ),
)('%s is idle and without an error while the wallet is %j', async (_, none, useError) => {
  const errors: unknown[] = []
  function Probe() {
    errors.push(useError(none))
    return null
  }
  await stage.show(<Probe />)
  await stage.refetch()
  await stage.pass(60_000)
  expect(errors.filter(Boolean)).toEqual([])
  expect(Object.values(stage.service.state().requests).filter(Boolean)).toEqual([])
})

test('useBankDeposit refreshes nothing without a wallet', async () => {
  function Probe() {
    const { step, error, refresh, refetchSoon } = useBankDeposit({ wallet: null })
    return (
      <button type="button" onClick={() => void refresh().then(refetchSoon)}>
        {error?.code ?? step}
      </button>
    )
  }
  await stage.show(<Probe />)
  await stage.press('loading')
  await stage.pass(60_000)
  expect(stage.inside.getByRole('button')).toHaveTextContent('loading')
  expect(Object.values(stage.service.state().requests).filter(Boolean)).toEqual([])
})
