import { CryptoDepositParts, StepParts } from '@onramp-kit/react/parts'

export function Deposit({ authorize }: { authorize: () => Promise<string> }) {
  return (
    <CryptoDepositParts.Root authorize={authorize}>
      <StepParts.Announcer />
      <StepParts.Heading />
      <CryptoDepositParts.Form>
        <CryptoDepositParts.Methods />
        <CryptoDepositParts.Amount />
        <CryptoDepositParts.Error />
        <CryptoDepositParts.Refresh />
        <CryptoDepositParts.Open />
      </CryptoDepositParts.Form>
      <CryptoDepositParts.Page />
      <CryptoDepositParts.StartOver />
    </CryptoDepositParts.Root>
  )
}
