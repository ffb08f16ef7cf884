'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { enShared } from '../../messages/en/shared.ts'
import { stringOf } from '../../provider/parseProps.ts'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { composeEventHandlers, cx } from '../mergeProps.ts'
import { Notice } from '../Notice.tsx'
import { HostedFrame } from './HostedFrame.tsx'
import { type HostedPageProps, HostedRoot, useHosted } from './HostedRoot.tsx'

/** A partner's page, in a frame or, as the buyer likes, in a tab of its own; never in both. */
export function HostedPage(props: HostedPageProps) {
  return (
    <HostedRoot key={stringOf(props.url)} {...props}>
      <HostedNotice />
      <HostedFrame />
      <HostedPlaceholder />
      <HostedNewTab />
    </HostedRoot>
  )
}

export interface HostedNoticeProps {
  /** What is said of a page in a tab of its own. @default that this page follows along */
  readonly inTab?: string
}

/** Why there is no frame: the page must not be framed, or is in a tab of its own. */
export function HostedNotice({ inTab }: HostedNoticeProps) {
  const messages = useMessages('shared', enShared).hosted
  const { refusal, isInTab } = useHosted()
  if (refusal !== undefined) return <ErrorNotice error={refusal} />
  return isInTab ? <Notice>{stringOf(inTab) ?? messages.inTab}</Notice> : null
}

/** Stands where the page will be until it is there, and says so to all if that takes long. */
export function HostedPlaceholder(props: ComponentPropsWithoutRef<'p'>) {
  const messages = useMessages('shared', enShared).hosted
  const { state, refusal, isInTab } = useHosted()
  if (state === 'loaded' || isInTab || refusal !== undefined) return null
  return (
    <p
      aria-live="polite"
      {...props}
      className={cx('frame-placeholder', props.className)}
      data-state={state}
    >
      {props.children ?? messages[state]}
    </p>
  )
}

/** The way out of the frame, there for every page that may be framed: no page can see that a frame has failed. */
export function HostedNewTab(props: ComponentPropsWithoutRef<'a'>) {
  const { newTab } = useMessages('shared', enShared).hosted
  const { attributes, openInTab } = useHosted()
  if (attributes === undefined) return null
  return (
    <a
      {...props}
      data-guarded
      className={cx('new-tab', props.className)}
      href={attributes.src}
      target="_blank"
      rel="noopener"
      onClick={composeEventHandlers(props.onClick, openInTab)}
      // The middle button opens a tab as well; the right one does not.
      onAuxClick={composeEventHandlers(props.onAuxClick, ({ button }) => {
        if (button === 1) openInTab()
      })}
    >
      {props.children ?? newTab}
    </a>
  )
}
