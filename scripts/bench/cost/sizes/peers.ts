/** SDKs for the same purpose: the kind, the package, and the import that a merchant writes. */
export const peers: readonly (readonly [what: string, from: string, code: string])[] = [
  ['loader', '@stripe/stripe-js', "export { loadStripe } from '@stripe/stripe-js'"],
  ['loader', '@stripe/crypto', "export * from '@stripe/crypto'"],
  ['loader', '@moonpay/moonpay-js', "export * from '@moonpay/moonpay-js'"],
  ['loader', '@paddle/paddle-js', "export * from '@paddle/paddle-js'"],
  ['loader', '@paypal/paypal-js', "export * from '@paypal/paypal-js'"],
  [
    'React over a loader',
    '@stripe/react-stripe-js',
    "export { EmbeddedCheckout, EmbeddedCheckoutProvider } from '@stripe/react-stripe-js'",
  ],
  [
    'React over a loader',
    '@moonpay/moonpay-react',
    "export { MoonPayBuyWidget, MoonPayProvider } from '@moonpay/moonpay-react'",
  ],
  ['React over a loader', '@paypal/react-paypal-js', "export * from '@paypal/react-paypal-js'"],
  ['iframe', '@lifi/widget-light', "export * from '@lifi/widget-light'"],
  ['iframe', '@polar-sh/checkout', "export * from '@polar-sh/checkout/embed'"],
  ['iframe', '@ramp-network/ramp-instant-sdk', "export * from '@ramp-network/ramp-instant-sdk'"],
  ['iframe', '@transak/transak-sdk', "export * from '@transak/transak-sdk'"],
  ['iframe', '@transak/ui-js-sdk', "export * from '@transak/ui-js-sdk'"],
  ['iframe', '@whop/checkout', "export * from '@whop/checkout/react'"],
  [
    'interface',
    '@adyen/adyen-web',
    "export { AdyenCheckout, Card, Dropin } from '@adyen/adyen-web'",
  ],
]

/** Packages that are too large to install, because of their wallet kits and frameworks. */
export const leftOut = [
  '@daimo/sdk (1.4 GB)',
  '@coinbase/onchainkit',
  '@crossmint/client-sdk-react-ui',
  '@privy-io/react-auth',
  '@lifi/widget',
  'thirdweb',
  '@onramper/widget',
]
