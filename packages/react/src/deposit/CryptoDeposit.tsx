'use client'

import { StepAnnouncer } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { CryptoDepositRoot, type CryptoDepositRootProps } from './CryptoDepositRoot.tsx'
import { DepositFormPanel } from './DepositFormPanel.tsx'
import { DepositPagePanel } from './DepositPagePanel.tsx'

/**
 * A crypto deposit: where it comes from, then the hosted page on which it is made. Needs
 * `@onramp-kit/react/styles.css` and an OnrampProvider above it.
 *
 * @example
 * <CryptoDeposit authorize={(request) => askYourServer(request)} />
 */
export function CryptoDeposit(props: Omit<CryptoDepositRootProps, 'children'>) {
  return (
    <CryptoDepositRoot {...props}>
      <StepAnnouncer />
      <DepositPanel />
    </CryptoDepositRoot>
  )
}

/** What the step shows. */
function DepositPanel() {
  const { url } = useCryptoDepositContext().deposit
  return url === undefined ? <DepositFormPanel /> : <DepositPagePanel url={url} />
}
