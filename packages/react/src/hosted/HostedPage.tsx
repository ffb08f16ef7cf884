import { textOf } from '../provider/parseProps.ts'
import type { HostedPageProps } from './HostedContext.ts'
import { HostedFrame } from './HostedFrame.tsx'
import { HostedNewTab } from './HostedNewTab.tsx'
import { HostedNotice } from './HostedNotice.tsx'
import { HostedRoot } from './HostedRoot.tsx'
import { HostedWait } from './HostedWait.tsx'

/** A partner's page, in a frame or, as the buyer likes, in a tab of its own; never in both. */
export function HostedPage(props: HostedPageProps) {
  return (
    <HostedRoot key={textOf(props.url)} {...props}>
      <HostedNotice />
      <HostedFrame />
      <HostedWait />
      <HostedNewTab />
    </HostedRoot>
  )
}
