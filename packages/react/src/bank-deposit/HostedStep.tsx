'use client'

import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button } from '../ui/Button.tsx'
import { type Bound, createPart } from '../ui/createPart.tsx'
import { HostedPage } from '../ui/hosted-page/HostedPage.tsx'
import type { HostedPageProps } from '../ui/hosted-page/HostedProvider.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The hosted page of the step, once opened: the terms or the identity verification. Composed of `HostedPageParts`. */
export const BankPage = /* @__PURE__ */ createPart<typeof HostedPage, Bound<keyof HostedPageProps>>(
  'bank-page',
  HostedPage,
  function useBankPageProps() {
    const { page, bank, frame, presentation } = useBankDepositContext()
    const { pageTitle } = useMessages('bank', enBank)
    const { kind, url, visit } = page
    if (kind === undefined || url === undefined) return null
    return {
      // A new visit is a new page, even at the same URL.
      key: visit,
      url,
      title: pageTitle[kind],
      policy: frame,
      presentation,
      onMessage: bank.refetchSoon,
    }
  },
)

/** The button that opens the hosted page of the step, or a new visit of it. */
export const OpenPageButton = /* @__PURE__ */ createPart<typeof Button>(
  'open-page',
  Button,
  function useOpenPageButton() {
    const { page } = useBankDepositContext()
    const messages = useMessages('bank', enBank)
    const { kind, url, isOpening } = page
    if (kind === undefined) return null
    const label = url === undefined ? messages.open[kind] : messages.openAgain
    return {
      variant: url === undefined ? 'primary' : 'link',
      onClick: page.open,
      'aria-disabled': isOpening,
      'aria-busy': isOpening,
      children: isOpening ? messages.opening : label,
    }
  },
)

/** The button that refetches the status once the buyer has finished the hosted page. */
export const FinishedButton = /* @__PURE__ */ createPart(
  'finished',
  Button,
  function useFinishedButton() {
    const { url, isChecking, finish } = useBankDepositContext().page
    const { finished, checking } = useMessages('bank', enBank)
    if (url === undefined) return null
    return {
      onClick: finish,
      'aria-disabled': isChecking,
      'aria-busy': isChecking,
      children: isChecking ? checking : finished,
    }
  },
)
