import { useWords } from '../language/useWords.ts'
import { enCommon } from '../messages/en/common.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { Notice } from '../notice/Notice.tsx'
import { useHosted } from './HostedContext.ts'

/** Why there is no frame: the page must not be framed, or is in a tab of its own. */
export function HostedNotice() {
  const { inTab } = useWords('common', enCommon).hosted
  const { refusal, isInTab } = useHosted()
  if (refusal !== undefined) return <ErrorNotice error={refusal} />
  return isInTab ? <Notice>{inTab}</Notice> : null
}
