'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useHosted } from './HostedContext.ts'

/** The way out of the frame, there for every page that may be framed: no page can see that a frame has failed. */
export function HostedNewTab(props: ComponentPropsWithoutRef<'a'>) {
  const { newTab } = useWords('shared', enShared).hosted
  const { attributes, openInTab } = useHosted()
  if (attributes === undefined) return null
  return (
    <a
      {...props}
      data-guarded
      className={partClass('new-tab', props.className)}
      href={attributes.src}
      target="_blank"
      rel="noopener"
      onClick={runBoth(props.onClick, openInTab)}
      // The middle button opens a tab as well; the right one does not.
      onAuxClick={runBoth(props.onAuxClick, ({ button }) => {
        if (button === 1) openInTab()
      })}
    >
      {props.children ?? newTab}
    </a>
  )
}
