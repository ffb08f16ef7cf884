'use client'

import { forwardRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { Button } from '../ui/Button.tsx'
import { HostedFrame } from '../ui/hosted-page/HostedFrame.tsx'
import { HostedNewTab, HostedNotice, HostedPlaceholder } from '../ui/hosted-page/HostedPage.tsx'
import { HostedRoot } from '../ui/hosted-page/HostedRoot.tsx'
import { StepAnnouncer, StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'
import { type CryptoDepositProps, CryptoDepositRoot } from './CryptoDepositRoot.tsx'
import { DepositAmount } from './DepositAmount.tsx'
import {
  DepositButton,
  DepositError,
  DepositForm,
  DepositHint,
  DepositRefresh,
} from './DepositForm.tsx'
import { DepositMethodChoice } from './DepositMethods.tsx'

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
      <CryptoDepositRoot {...props} ref={ref}>
        <StepAnnouncer />
        <DepositPanel />
      </CryptoDepositRoot>
    )
  },
)

/** What the step shows. */
function DepositPanel() {
  const { url } = useCryptoDepositContext().deposit
  return url === undefined ? <DepositFormPanel /> : <DepositPagePanel url={url} />
}

/** Where the deposit comes from, of how much where that is asked, and the one button. */
function DepositFormPanel() {
  const { deposit, form } = useCryptoDepositContext()
  const { ways, way } = form
  const isStuck = !deposit.isReady && deposit.error !== undefined
  return (
    <DepositForm>
      <StepHeading />
      {ways.length > 1 && <DepositMethodChoice />}
      {way === 'cash-app' && <DepositAmount />}
      <DepositError />
      {isStuck ? <DepositRefresh /> : <DepositButton />}
      {!isStuck && <DepositHint />}
    </DepositForm>
  )
}

/** The hosted page. Whether anything was deposited on it the service tells nobody, and so it is not said here. */
function DepositPagePanel({ url }: { readonly url: string }) {
  const { deposit, frame } = useCryptoDepositContext()
  const { pageTitle, inTab, startOver } = useMessages('deposit', enDeposit)
  return (
    <StepPanel>
      <StepHeading />
      <HostedRoot key={url} url={url} title={pageTitle} policy={frame} onMessage={hearNothing}>
        <HostedNotice inTab={inTab} />
        <HostedFrame />
        <HostedPlaceholder />
        <HostedNewTab />
      </HostedRoot>
      <Button variant="link" data-guarded onClick={deposit.startOver}>
        {startOver}
      </Button>
    </StepPanel>
  )
}

/** There is nothing to ask when the page says something. */
function hearNothing() {}
