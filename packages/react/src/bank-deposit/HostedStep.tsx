'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Actions, Button, type ButtonProps } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankTrouble } from './BankDepositError.tsx'

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

/** Shows the hosted page of the step; once it is shown, a new visit of it. */
export function OpenPageButton(props: ButtonProps) {
  const { page } = useBankDepositContext()
  const words = useWords('bank', enBank)
  if (page.kind === undefined) return null
  const label = page.url === undefined ? words.open[page.kind] : words.openAgain
  return (
    <Button
      variant="primary"
      {...props}
      className={partClass('open-page', props.className)}
      onClick={runBoth(props.onClick, page.open)}
      aria-disabled={page.isOpening}
      aria-busy={page.isOpening}
    >
      {page.isOpening ? words.opening : (props.children ?? label)}
    </Button>
  )
}

/** For whoever has done what the hosted page asks for: the service is asked at once. */
export function FinishedButton(props: ButtonProps) {
  const { isChecking, finish } = useBankDepositContext().page
  const { finished, checking } = useWords('bank', enBank)
  return (
    <Button
      {...props}
      className={partClass('finished', props.className)}
      onClick={runBoth(props.onClick, finish)}
      aria-disabled={isChecking}
      aria-busy={isChecking}
    >
      {isChecking ? checking : (props.children ?? finished)}
    </Button>
  )
}
