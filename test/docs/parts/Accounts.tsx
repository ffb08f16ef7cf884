import { BankDepositParts, StepParts } from '@onramp-kit/react/parts'

export function Accounts({ wallet }: { wallet: string }) {
  return (
    <BankDepositParts.Root wallet={wallet}>
      <BankDepositParts.Announcer />
      <StepParts.Heading />
      <BankDepositParts.Registration>
        <BankDepositParts.Country />
        <BankDepositParts.Email />
        <BankDepositParts.Register>Get your account details</BankDepositParts.Register>
        <BankDepositParts.Hint />
      </BankDepositParts.Registration>
      <BankDepositParts.Notice />
      <BankDepositParts.Page />
      <BankDepositParts.OpenPage />
      <BankDepositParts.Finished />
      <BankDepositParts.Currencies />
      <BankDepositParts.Account />
      <BankDepositParts.Destination />
      <BankDepositParts.Refresh />
    </BankDepositParts.Root>
  )
}
