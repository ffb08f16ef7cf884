'use client'

import { useMessages } from '../../i18n/useMessages.ts'
import { enShared } from '../../messages/en/shared.ts'
import { stringOf } from '../../provider/parseProps.ts'
import { createPart } from '../createPart.tsx'
import { useErrorProps } from '../ErrorNotice.tsx'
import { Notice } from '../Notice.tsx'
import { HostedFrame } from './HostedFrame.tsx'
import { type HostedPageProps, HostedProvider, useHosted } from './HostedProvider.tsx'

/** A hosted page, in a frame or, if the buyer prefers, in a new tab. Renders all of its parts by default. */
export const HostedPage = /* @__PURE__ */ createPart<'div', HostedPageProps>(
  'hosted',
  'div',
  ({ url, title, policy, onMessage, ...given }) => ({
    given,
    wrap: (children) => (
      <HostedProvider key={stringOf(url)} {...{ url, title, policy, onMessage }}>
        {children}
      </HostedProvider>
    ),
    children: (
      <>
        <HostedNotice />
        <HostedFrame />
        <HostedPlaceholder />
        <HostedNewTab />
      </>
    ),
  }),
)

export interface HostedNoticeProps {
  /** The message while the page is open in a new tab. @default that this page updates automatically */
  readonly inTab?: string | undefined
}

/** Explains why there is no frame: the page must not be framed, or is open in a new tab. */
export const HostedNotice = /* @__PURE__ */ createPart<typeof Notice, HostedNoticeProps>(
  'hosted-notice',
  Notice,
  function useHostedNotice({ inTab, ...given }) {
    const messages = useMessages('shared', enShared).hosted
    const errorProps = useErrorProps()
    const { framingError, isInTab } = useHosted()
    if (framingError !== undefined) return { ...errorProps(framingError), given }
    return isInTab ? { given, children: stringOf(inTab) ?? messages.inTab } : null
  },
)

/**
 * The placeholder until the page has loaded. Announces a slow page.
 *
 * @data-state="loading" Nothing has loaded yet.
 * @data-state="slow" Nothing has loaded for 20 seconds.
 */
export const HostedPlaceholder = /* @__PURE__ */ createPart<'p'>(
  'frame-placeholder',
  'p',
  function useHostedPlaceholder() {
    const messages = useMessages('shared', enShared).hosted
    const { state, framingError, isInTab } = useHosted()
    if (state === 'loaded' || isInTab || framingError !== undefined) return null
    return {
      'aria-live': 'polite',
      'data-state': state,
      children: messages[state],
    }
  },
)

/**
 * The link that opens the page in a new tab. Always there, since a page cannot detect that a frame has failed.
 *
 * @data-guarded Ignores double clicks, and the pointer for 500 ms after it appears.
 */
export const HostedNewTab = /* @__PURE__ */ createPart('new-tab', 'a', function useHostedNewTab() {
  const { newTab } = useMessages('shared', enShared).hosted
  const { attributes, openInTab } = useHosted()
  if (attributes === undefined) return null
  return {
    'data-guarded': true,
    href: attributes.src,
    target: '_blank',
    rel: 'noopener',
    onClick: openInTab,
    // The middle button opens a tab as well; the right one does not.
    onAuxClick: ({ button }) => {
      if (button === 1) openInTab()
    },
    children: newTab,
  }
})
