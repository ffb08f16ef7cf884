'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Actions, Button, type ButtonProps } from '../ui/Button.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { Notice, NoticeText } from '../ui/Notice.tsx'
import { StepHeading, StepPanel } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { BankDepositError } from './BankDepositError.tsx'

/** A step that is taken on a hosted page: the terms, or the identity check. */
export function HostedStepPanel() {
  const { page, bank, frame } = useBankDepositContext()
  const { pageTitle, notYet } = useMessages('bank', enBank)
  const { kind, url, visit, error } = page
  return (
    <StepPanel>
      <StepHeading />
      <BankDepositError />
      {error && <ErrorNotice error={error} />}
      {kind && url && (
        <HostedPage
          key={visit}
          url={url}
          title={pageTitle[kind]}
          policy={frame}
          onMessage={bank.refetchSoon}
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
  const messages = useMessages('bank', enBank)
  if (page.kind === undefined) return null
  const label = page.url === undefined ? messages.open[page.kind] : messages.openAgain
  return (
    <Button
      variant="primary"
      {...props}
      className={cx('open-page', props.className)}
      onClick={composeEventHandlers(props.onClick, page.open)}
      aria-disabled={page.isOpening}
      aria-busy={page.isOpening}
    >
      {page.isOpening ? messages.opening : (props.children ?? label)}
    </Button>
  )
}

/** For whoever has done what the hosted page asks for: the service is asked at once. */
export function FinishedButton(props: ButtonProps) {
  const { isChecking, finish } = useBankDepositContext().page
  const { finished, checking } = useMessages('bank', enBank)
  return (
    <Button
      {...props}
      className={cx('finished', props.className)}
      onClick={composeEventHandlers(props.onClick, finish)}
      aria-disabled={isChecking}
      aria-busy={isChecking}
    >
      {isChecking ? checking : (props.children ?? finished)}
    </Button>
  )
}
