'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Actions } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankTrouble } from './BankTrouble.tsx'
import { FinishedButton } from './FinishedButton.tsx'
import { OpenPageButton } from './OpenPageButton.tsx'

/** A step that is taken on a hosted page: the terms, or the identity check. */
export function HostedStepPanel() {
  const { page, bank, frame } = useBankDepositContext()
  const { pageTitle, notYet } = useWords('bank', enBank)
  const { kind, url, visit, error } = page
  return (
    <StepPanel>
      <StepHeading />
      <BankTrouble />
      {error && <ErrorNotice error={error} />}
      {kind && url && (
        <HostedPage
          key={visit}
          url={url}
          title={pageTitle[kind]}
          policy={frame}
          onHint={bank.hint}
        />
      )}
      {page.isNotYet && (
        <Notice>
          <NoticeText>{notYet}</NoticeText>
        </Notice>
      )}
      <Actions>
        {url && <FinishedButton />}
        <OpenPageButton variant={url ? 'link' : 'primary'} />
      </Actions>
    </StepPanel>
  )
}
