'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { Button } from '../ui/Button.tsx'
import { HostedFrame } from '../ui/hosted-page/HostedFrame.tsx'
import { HostedNewTab, HostedNotice, HostedWait } from '../ui/hosted-page/HostedPage.tsx'
import { HostedRoot } from '../ui/hosted-page/HostedRoot.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** The hosted page. Whether anything was deposited on it the service tells nobody, and so it is not said here. */
export function DepositPagePanel({ url }: { readonly url: string }) {
  const { deposit, frame } = useCryptoDepositContext()
  const { pageTitle, inTab, startOver } = useWords('deposit', enDeposit)
  return (
    <StepPanel>
      <StepHeading />
      <HostedRoot key={url} url={url} title={pageTitle} policy={frame} onHint={hearNothing}>
        <HostedNotice inTab={inTab} />
        <HostedFrame />
        <HostedWait />
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
