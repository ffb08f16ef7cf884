'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { partClass, runBoth } from '../ui/mergeProps.ts'
import { useCryptoDepositContext } from './CryptoDepositContext.ts'

/** Reads the settings again that could not be read. */
export function DepositRefresh(props: ButtonProps) {
  const { refresh } = useCryptoDepositContext().deposit
  const { tryAgain } = useWords('shared', enShared)
  return (
    <Button
      variant="primary"
      {...props}
      className={partClass('deposit-refresh', props.className)}
      onClick={runBoth(props.onClick, () => void refresh())}
    >
      {props.children ?? tryAgain}
    </Button>
  )
}
