'use client'

import { isPermanent } from '@onramp-kit/core/internal'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonOwnProps } from '../ui/Button.tsx'
import { HostedContent, HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import type { ConnectedPageProps } from '../ui/hosted-page/HostedProvider.tsx'
import { part } from '../ui/part.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { mayBeOutdated } from './useBankDeposit.ts'

/** The hosted page of the step, once opened: the terms or the identity verification. Composed of `HostedPageParts`. */
export const BankPage = part<'div', ConnectedPageProps>('bank-page', function BankPage(props) {
  const { page, bank, frame, presentation } = useBankDepositContext()
  const { pageTitle } = useMessages('bank', enBank)
  const { elsewhere } = useMessages('shared', enShared)
  const { kind, url, visit } = page
  if (kind === undefined || url === undefined) return null
  return (
    <HostedPage
      {...props}
      // A new visit is a new page, even at the same URL.
      key={visit}
      url={url}
      title={pageTitle[kind]}
      policy={frame}
      presentation={presentation}
      onMessage={bank.refetchSoon}
    >
      {props.children ?? (
        // By default it says that this page updates.
        <HostedContent inTab={mayBeOutdated(bank.error) ? elsewhere : undefined} />
      )}
    </HostedPage>
  )
})

/** The button that opens the hosted page of the step, or a new visit of it. */
export const OpenPageButton = part<'button', ButtonOwnProps>(
  'open-page',
  function OpenPageButton(props) {
    const { bank, page } = useBankDepositContext()
    const messages = useMessages('bank', enBank)
    const { kind, url, isOpening, error } = page
    if (kind === undefined) return null
    const label = url === undefined ? messages.open[kind] : messages.openAgain
    return (
      <Button
        variant={url === undefined ? 'primary' : 'link'}
        onClick={page.open}
        disabled={isPermanent(error) || isPermanent(bank.error)}
        aria-disabled={isOpening}
        aria-busy={isOpening}
        overrides={props}
      >
        {isOpening ? messages.opening : label}
      </Button>
    )
  },
)

/** The button that refetches the status once the buyer has finished the hosted page. */
export const FinishedButton = part<'button', ButtonOwnProps>(
  'finished',
  function FinishedButton(props) {
    const { bank, page } = useBankDepositContext()
    const { url, isChecking, finish } = page
    const { finished, checking } = useMessages('bank', enBank)
    if (url === undefined) return null
    return (
      <Button
        onClick={finish}
        disabled={isPermanent(bank.error)}
        aria-disabled={isChecking}
        aria-busy={isChecking}
        overrides={props}
      >
        {isChecking ? checking : finished}
      </Button>
    )
  },
)
