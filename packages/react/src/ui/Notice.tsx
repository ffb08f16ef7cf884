'use client'

import { Element, type Overridable, part } from './part.tsx'
import { useAnnouncement } from './Step.tsx'

export interface NoticeOwnProps {
  /** `danger` is announced at once. @default 'calm' */
  readonly tone?: 'calm' | 'danger' | undefined
}

/**
 * A highlighted message.
 *
 * @data-tone="calm" Information.
 * @data-tone="danger" An error.
 * @data-code The code of the error it explains.
 * @element notice-text p A sentence of a notice.
 * @element code code Text to copy rather than read, such as an order id.
 */
export const Notice = part<'div', NoticeOwnProps & Overridable>(
  'notice',
  function Notice({ tone = 'calm', ...props }) {
    const role = tone === 'danger' ? 'alert' : undefined
    return <Element tag="div" role={role} data-tone={tone} overrides={props} />
  },
)

/** A notice that appears without user action. The step's announcer says it. */
export function SpokenNotice({ children, overrides }: Overridable & { readonly children: string }) {
  return (
    <Notice aria-live={useAnnouncement(children)} overrides={overrides}>
      {children}
    </Notice>
  )
}
