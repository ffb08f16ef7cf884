/**
 * A crypto deposit. `CryptoDepositParts.Root` provides the state; each part renders only in the steps it belongs to. The
 * service does not report the outcome of a deposit.
 */
export { DepositPage as Page, DepositStartOver as StartOver } from './CryptoDeposit.tsx'
export { CryptoDepositRoot as Root } from './CryptoDepositRoot.tsx'
export { DepositAmount as Amount } from './DepositAmount.tsx'
export {
  DepositButton as Open,
  DepositError as Error,
  DepositForm as Form,
  DepositHint as Hint,
  DepositRefresh as Refresh,
} from './DepositForm.tsx'
export { DepositMethods as Methods } from './DepositMethods.tsx'
