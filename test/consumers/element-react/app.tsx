import '@onramp-kit/element'
// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- As documented.
import type {} from '@onramp-kit/element/react'

export function Buy({ wallet }: { wallet: string }) {
  return (
    <onramp-checkout
      publishable-key="svc_public_sandbox_demo"
      baseUrl="http://127.0.0.1:4010"
      wallet={wallet}
      chain={8453}
      token="USDC"
      ononramp-status={({ detail: order }) => console.log(order.id, order.status)}
    />
  )
}
