'use client'

import { forwardRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { Button } from '../ui/Button.tsx'
import { type Bound, createPart } from '../ui/createPart.tsx'
import { HostedFrame } from '../ui/hosted-page/HostedFrame.tsx'
import {
  HostedNewTab,
  HostedNotice,
  HostedOrigin,
  HostedPage,
  HostedPlaceholder,
} from '../ui/hosted-page/HostedPage.tsx'
import type { HostedPageProps } from '../ui/hosted-page/HostedProvider.tsx'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { type CryptoDepositProps, CryptoDepositRoot } from './CryptoDepositRoot.tsx'
import { DepositForm } from './DepositForm.tsx'

/**
 * A crypto deposit: the choice of a method, then the hosted page that takes the deposit. Requires
 * `@onramp-kit/react/styles.css` and an OnrampProvider. Its `ref` is the root `div`.
 *
 * @example
 * <CryptoDeposit authorize={(request) => askYourServer(request)} />
 */
export const CryptoDeposit = /* @__PURE__ */ forwardRef<HTMLDivElement, CryptoDepositProps>(
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
export const DepositPage = /* @__PURE__ */ createPart<
  typeof HostedPage,
  Bound<keyof HostedPageProps>
>('deposit-page', HostedPage, function useDepositPage() {
  const { deposit, frame, presentation } = useCryptoDepositContext()
  const { pageTitle, inTab } = useMessages('deposit', enDeposit)
  if (deposit.url === undefined) return null
  return {
    url: deposit.url,
    title: pageTitle,
    policy: frame,
    presentation,
    onMessage: ignoreMessage,
    children: (
      <>
        <HostedNotice inTab={inTab} />
        <HostedOrigin />
        <HostedFrame />
        <HostedPlaceholder />
        <HostedNewTab />
      </>
    ),
  }
})

/** A deposit has no status to refetch. */
function ignoreMessage() {}

/** The button that closes the hosted page and starts another deposit. */
export const DepositStartOver = /* @__PURE__ */ createPart<typeof Button>(
  'deposit-start-over',
  Button,
  function useDepositStartOver() {
    const { deposit } = useCryptoDepositContext()
    const { startOver } = useMessages('deposit', enDeposit)
    if (deposit.url === undefined) return null
    return {
      variant: 'link',
      'data-guarded': true,
      onClick: deposit.startOver,
      children: startOver,
    }
  },
)
