'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { Notice } from '../notice/Notice.tsx'
import { textOf } from '../provider/parseProps.ts'
import { useHosted } from './HostedContext.ts'

export interface HostedNoticeProps {
  /** What is said of a page in a tab of its own. @default that this page follows along */
  readonly inTab?: string
}

/** Why there is no frame: the page must not be framed, or is in a tab of its own. */
export function HostedNotice({ inTab }: HostedNoticeProps) {
  const words = useWords('shared', enShared).hosted
  const { refusal, isInTab } = useHosted()
  if (refusal !== undefined) return <ErrorNotice error={refusal} />
  return isInTab ? <Notice>{textOf(inTab) ?? words.inTab}</Notice> : null
}
