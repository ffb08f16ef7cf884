'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

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
