'use client'

import { Button } from '../controls/Button.tsx'
import { HostedFrame } from '../hosted/HostedFrame.tsx'
import { HostedNewTab } from '../hosted/HostedNewTab.tsx'
import { HostedNotice } from '../hosted/HostedNotice.tsx'
import { HostedRoot } from '../hosted/HostedRoot.tsx'
import { HostedWait } from '../hosted/HostedWait.tsx'
import { useWords } from '../i18n/useMessages.ts'
import { enDeposit } from '../messages/en/deposit.ts'
import { StepHeading } from '../step/StepHeading.tsx'
import { StepPanel } from '../step/StepPanel.tsx'
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
