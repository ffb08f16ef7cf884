'use client'

import { forwardRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { Button, type ButtonOwnProps } from '../ui/Button.tsx'
import { HostedContent, HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import type { ConnectedPageProps } from '../ui/hosted-page/HostedProvider.tsx'
import { part } from '../ui/part.tsx'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { type CryptoDepositProps, CryptoDepositRoot } from './CryptoDepositRoot.tsx'
import { DepositForm } from './DepositForm.tsx'

/**
 * A crypto deposit: the choice of a method, then the hosted page that takes the deposit. Requires
 * `@onramp-kit/react/styles.css` and an OnrampProvider. Its `ref` is the root `div`.
 *
 * @example
 * <CryptoDeposit key={user.id} authorize={(request) => askYourServer(request)} />
 */
export const CryptoDeposit = forwardRef<HTMLDivElement, CryptoDepositProps>(
  function CryptoDeposit(props, ref) {
    return (
      <CryptoDepositRoot {...props} data-drop-in ref={ref}>
        <StepAnnouncer />
        <DepositPanel />
      </CryptoDepositRoot>
    )
  },
)

function DepositPanel() {
  if (useCryptoDepositContext().deposit.url === undefined) return <DepositForm />
  return (
    <StepPanel>
      <StepHeading />
      <DepositPage />
      <DepositStartOver />
    </StepPanel>
  )
}

/** The hosted page of an open deposit. The service does not report its outcome. Composed of `HostedPageParts`. */
export const DepositPage = part<'div', ConnectedPageProps>(
  'deposit-page',
  function DepositPage(props) {
    const { deposit, frame, presentation } = useCryptoDepositContext()
    const { pageTitle, inTab } = useMessages('deposit', enDeposit)
    if (deposit.url === undefined) return null
    return (
      <HostedPage
        {...props}
        url={deposit.url}
        title={pageTitle}
        policy={frame}
        presentation={presentation}
        // A deposit has no status to refetch.
        onMessage={() => {}}
      >
        {props.children ?? <HostedContent inTab={inTab} />}
      </HostedPage>
    )
  },
)

/** The button that closes the hosted page and starts another deposit. */
export const DepositStartOver = part<'button', ButtonOwnProps>(
  'deposit-start-over',
  function DepositStartOver(props) {
    const { deposit } = useCryptoDepositContext()
    const { startOver } = useMessages('deposit', enDeposit)
    if (deposit.url === undefined) return null
    return (
      <Button variant="link" data-guarded onClick={deposit.startOver} overrides={props}>
        {startOver}
      </Button>
    )
  },
)
