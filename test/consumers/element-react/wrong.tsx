import '@onramp-kit/element'
// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- As documented.
import type {} from '@onramp-kit/element/react'

export function Wrong({ wallet }: { wallet: string }) {
  return (
    <onramp-checkout
      wallet={wallet}
      // @ts-expect-error A list is not a chain.
      chain={[]}
      token="USDC"
      // @ts-expect-error An order has a status, and no state.
      ononramp-status={({ detail: order }) => console.log(order.id, order.state)}
    />
  )
}
