'use client'

import { forwardRef, type Ref } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { enHosted } from '../../messages/en/hosted.ts'
import { enShared } from '../../messages/en/shared.ts'
import { stringOf } from '../../provider/parseProps.ts'
import { Button } from '../Button.tsx'
import { createPart, type Part, type PartProps } from '../createPart.tsx'
import { useErrorProps } from '../ErrorNotice.tsx'
import { Notice } from '../Notice.tsx'
import { useFocusStep } from '../StepFocus.tsx'
import { HostedFrame } from './HostedFrame.tsx'
import { type HostedPageProps, HostedProvider, useHosted } from './HostedProvider.tsx'

/** A hosted page, in a frame, in a new tab or behind a link. Renders all of its parts by default. */
export const HostedPage = /* @__PURE__ */ createPart<'div', HostedPageProps>(
  'hosted',
  'div',
  ({ url, title, policy, presentation, onMessage, onState, ...given }) => ({
    given,
    wrap: (children) => (
      <HostedProvider
        key={stringOf(url)}
        {...{ url, title, policy, presentation, onMessage, onState }}
      >
        {children}
      </HostedProvider>
    ),
    children: (
      <>
        <HostedNotice />
        <HostedOrigin />
        <HostedFrame />
        <HostedPlaceholder />
        <HostedNewTab />
      </>
    ),
  }),
)

/** The title and the host of the page that the frame opens. */
export const HostedOrigin = /* @__PURE__ */ createPart(
  'hosted-origin',
  'p',
  function useHostedOrigin() {
    const { attributes, isFramed, tab, title } = useHosted()
    if (attributes === undefined || !isFramed || tab !== undefined) return null
    // The isolate keeps the host together in right-to-left text.
    const host = `\u2068${new URL(attributes.src).host}\u2069`
    return { children: title === '' ? host : `${title} · ${host}` }
  },
)

export interface HostedNoticeProps {
  /** The message while the page is open in a new tab. @default that this page updates automatically */
  readonly inTab?: string | undefined
}

/**
 * Explains why there is no frame: the page must not be framed, is open in a new tab, or opens elsewhere. If a click opened
 * no tab, says how to continue.
 */
export const HostedNotice = /* @__PURE__ */ createPart<typeof Notice, HostedNoticeProps>(
  'hosted-notice',
  Notice,
  function useHostedNotice({ inTab, ...given }) {
    const messages = useMessages('hosted', enHosted)
    const { elsewhere, errors } = useMessages('shared', enShared)
    const errorProps = useErrorProps()
    const { framingError, isFramed, tab } = useHosted()
    if (framingError !== undefined) return { ...errorProps(framingError, errors), given }
    if (tab === undefined) return isFramed ? null : { given, children: elsewhere }
    const text = stringOf(inTab) ?? messages.inTab
    return {
      given,
      'aria-live': 'polite',
      children: tab === 'missing' ? `${text} ${messages.noTab}` : text,
    }
  },
)

/**
 * The placeholder until the page has loaded. Announces a slow page, and one that the page's own policy blocks.
 *
 * @data-state="loading" Nothing has loaded yet.
 * @data-state="slow" Nothing has loaded for 20 seconds.
 * @data-state="blocked" The Content-Security-Policy of your page blocks the frame.
 */
export const HostedPlaceholder = /* @__PURE__ */ createPart<'p'>(
  'frame-placeholder',
  'p',
  function useHostedPlaceholder() {
    const messages = useMessages('hosted', enHosted)
    const { state, framingError, isFramed, tab } = useHosted()
    const isShown = isFramed && tab === undefined && framingError === undefined
    if (state === 'loaded' || !isShown) return null
    return {
      'aria-live': 'polite',
      'data-state': state,
      children: messages[state],
    }
  },
)

/**
 * The link that opens the page in a new tab, or in this one if that is its presentation. Always there, since a page cannot
 * detect that a frame has failed. While the page is in a new tab, a button that shows it here again, or a link to it in
 * this tab where the frame cannot show it. Your `children` label only the link to a new tab.
 *
 * @class new-tab a
 */
export const HostedNewTab = /* @__PURE__ */ forwardRef<HTMLElement, PartProps<'a'>>(
  function HostedNewTab({ children, ...props }, ref) {
    const { canShowHere, isLinkHere, tab } = useHosted()
    const isBack = canShowHere && tab !== undefined
    const Control = (isBack ? ShowHereButton : PageLink) as Part<'a'>
    const isNewTab = !isBack && !isLinkHere
    // The key keeps the clicked link's target until the browser has opened the tab.
    return (
      <Control
        key={String(isNewTab)}
        {...props}
        {...(isNewTab && children !== undefined && { children })}
        ref={ref as Ref<HTMLAnchorElement>}
      />
    )
  },
)

/**
 * The link to the page.
 *
 * @data-variant="link" The page is in the frame.
 * @data-variant="primary" The page is not in the frame.
 * @data-variant="secondary" The page is probably in a new tab.
 * @data-guarded Ignores double clicks, and the pointer for 500 ms after it appears.
 */
const PageLink = /* @__PURE__ */ createPart('new-tab', 'a', function usePageLink() {
  const { goTo } = useMessages('hosted', enHosted)
  const { newTab } = useMessages('shared', enShared)
  const { attributes, canShowHere, isLinkHere, tab, setTab } = useHosted()
  const focusStep = useFocusStep()
  if (attributes === undefined) return null
  return {
    className: 'onramp-button',
    'data-variant': canShowHere ? 'link' : tab ? 'secondary' : 'primary',
    'data-guarded': true,
    href: attributes.src,
    ...(isLinkHere
      ? { children: goTo }
      : {
          target: '_blank',
          rel: 'noopener',
          onClick: () => {
            setTab('opening')
            // Another link replaces this one.
            if (!canShowHere) focusStep()
          },
          // The middle button opens a tab as well; the right one does not.
          onAuxClick: ({ button }) => {
            if (button === 1) setTab('open')
          },
          children: newTab,
        }),
  }
})

/** The button that takes the page back from its tab. */
const ShowHereButton = /* @__PURE__ */ createPart(
  'show-here',
  Button,
  function useShowHereButton() {
    const { showHere } = useMessages('hosted', enHosted)
    const { setTab, setState } = useHosted()
    const focusStep = useFocusStep()
    return {
      'data-guarded': true,
      // It replaces the link that the buyer has just used.
      autoFocus: true,
      onClick: () => {
        setState('loading')
        setTab(undefined)
        focusStep()
      },
      children: showHere,
    }
  },
)
