import '@onramp-kit/element'
// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- As documented.
import type {} from '@onramp-kit/element/react'

/** Every property is also an attribute, whose value is text. */
export function Attributes() {
  return (
    <onramp-checkout
      wallet="0x52908400098527886E0F7030069857D2E4169EE7"
      chain="8453"
      token="USDC"
      done="true"
      limits='{ "USD": { "min": "50" } }'
    />
  )
}
