import { CheckoutParts, OrderParts, StepParts } from '@onramp-kit/react/parts'

export function TopUp({ wallet }: { wallet: string }) {
  return (
    <CheckoutParts.Root className="top-up" wallet={wallet} chain={8453} token="USDC">
      <StepParts.Announcer />
      <header>
        <StepParts.Title />
        <OrderParts.Stages />
      </header>
      <StepParts.Text />
      <CheckoutParts.DestinationNotice />
      <CheckoutParts.Form>
        <CheckoutParts.Fields>
          <CheckoutParts.Amounts />
          <CheckoutParts.Country />
          <CheckoutParts.Quote />
          <CheckoutParts.PaymentMethods />
        </CheckoutParts.Fields>
        <CheckoutParts.Error />
        <p>You must be 18 to buy.</p>
        <CheckoutParts.Submit render={(props) => <button {...props} className="shop-button" />} />
      </CheckoutParts.Form>
      <OrderParts.Notice />
      <CheckoutParts.Page />
      <OrderParts.Receipt />
      <OrderParts.Refresh />
      <CheckoutParts.Retry />
      <CheckoutParts.StartOver />
    </CheckoutParts.Root>
  )
}
