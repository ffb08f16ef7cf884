import { useState } from 'react'
import { useWords } from '../language/useWords.ts'
import { enCommon } from '../messages/en/common.ts'
import { ErrorNotice } from '../notice/ErrorNotice.tsx'
import { Notice } from '../notice/Notice.tsx'
import { frameRefusal } from './frameRefusal.ts'
import { HostedFrame, type HostedFrameProps } from './HostedFrame.tsx'

/** A partner's page, in a frame or, as the buyer likes, in a tab of its own; never in both. */
export function HostedPage(props: HostedFrameProps) {
  const { url } = props
  const { hosted } = useWords('common', enCommon)
  const [isInTab, setInTab] = useState(false)
  const refusal = frameRefusal(url)
  return (
    <div className="onramp-hosted">
      {refusal && <ErrorNotice error={refusal} />}
      {isInTab && <Notice>{hosted.inTab}</Notice>}
      {!refusal && !isInTab && <HostedFrame {...props} />}
      <a
        className="onramp-link"
        href={url}
        target="_blank"
        rel="noopener"
        onClick={() => setInTab(true)}
        // The middle button opens a tab as well; the right one does not.
        onAuxClick={({ button }) => button === 1 && setInTab(true)}
      >
        {hosted.newTab}
      </a>
    </div>
  )
}
