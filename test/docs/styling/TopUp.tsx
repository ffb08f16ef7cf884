import {
  CheckoutPage,
  CheckoutRoot,
  DetailsForm,
  OrderReceipt,
  OrderStages,
  StartOver,
  StepAnnouncer,
  StepText,
  StepTitle,
} from '@onramp-kit/react/parts'

export function TopUp({ wallet }: { wallet: string }) {
  return (
    <CheckoutRoot className="top-up" wallet={wallet} chain={8453} token="USDC">
      <StepAnnouncer />
      <div className="top-up-head">
        <StepTitle />
        <OrderStages />
      </div>
      <StepText />
      <DetailsForm />
      <CheckoutPage />
      <OrderReceipt />
      <StartOver />
    </CheckoutRoot>
  )
}
