'use client'

import { useWords } from '../language/useWords.ts'
import { enShared } from '../messages/en/shared.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { Notice } from '../notice/Notice.tsx'
import { useHosted } from './HostedContext.ts'

/** Why there is no frame: the page must not be framed, or is in a tab of its own. */
export function HostedNotice() {
  const { inTab } = useWords('shared', enShared).hosted
  const { refusal, isInTab } = useHosted()
  if (refusal !== undefined) return <ErrorNotice error={refusal} />
  return isInTab ? <Notice>{inTab}</Notice> : null
}
