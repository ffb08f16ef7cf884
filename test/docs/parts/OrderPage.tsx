import { OrderParts, StepParts } from '@onramp-kit/react/parts'

export function OrderPage({ id, wallet }: { id: string; wallet: string }) {
  return (
    <OrderParts.Root id={id} wallet={wallet}>
      <StepParts.Announcer />
      <OrderParts.Icon width="64" />
      <StepParts.Heading />
      <OrderParts.Stages />
      <OrderParts.Notice />
      <OrderParts.Receipt />
      <OrderParts.Refresh />
    </OrderParts.Root>
  )
}
