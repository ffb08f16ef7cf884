import { CheckoutParts, HostedPageParts } from '@onramp-kit/react/parts'

/** The payment page with the link above the frame. Render it inside `CheckoutParts.Root`. */
export function PaymentPage() {
  return (
    <CheckoutParts.Page>
      <HostedPageParts.NewTab>Trouble? Pay in a new tab</HostedPageParts.NewTab>
      <HostedPageParts.Notice />
      <HostedPageParts.Frame />
      <HostedPageParts.Placeholder />
    </CheckoutParts.Page>
  )
}
