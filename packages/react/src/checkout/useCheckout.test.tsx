import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { OnrampProvider } from '../provider/OnrampProvider.tsx'
import { useCheckout } from './useCheckout.ts'

describe("useCheckout with presentation: 'redirect'", () => {
  const { wallet, chain, token } = purchase

  /** Opens a purchase once `isShown` has changed from one value to the other. */
  async function buy(before: boolean | undefined, after: boolean | undefined) {
    const navigate = vi.fn<(url: string) => void>()
    const world = createSimulatedWorld({ page: { ...createFakePage(), navigate } })
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <OnrampProvider client={world.client}>{children}</OnrampProvider>
    )
    const use = (isShown: boolean | undefined) =>
      useCheckout({
        wallet,
        chain,
        token,
        presentation: 'redirect',
        isShown: isShown === undefined ? undefined : () => isShown,
      })
    const { result, rerender } = renderHook(use, { wrapper, initialProps: before })
    rerender(after)
    await act(async () => {
      void result.current.checkout.open(purchase)
      await world.clock.advance(1_000)
    })
    expect(result.current.snapshot.step).toBe('paying')
    return navigate.mock.calls.length
  }

  test.each([
    [false, true, 1],
    [true, false, 0],
    [false, undefined, 1],
    [undefined, false, 0],
  ])(
    'asks the latest isShown: first it returns %s, then %s',
    async (before, after, navigations) => {
      expect(await buy(before, after)).toBe(navigations)
    },
  )
})
