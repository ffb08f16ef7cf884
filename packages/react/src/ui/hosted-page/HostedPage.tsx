'use client'

import { forwardRef, type MouseEvent, useRef } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { enHosted } from '../../messages/en/hosted.ts'
import { enShared } from '../../messages/en/shared.ts'
import { framePolicy, presentations } from '../../provider/propParsers.ts'
import { type PropParsers, useParsedProps } from '../../provider/useParsedProps.ts'
import { Button } from '../Button.tsx'
import { ErrorNotice } from '../ErrorNotice.tsx'
import { Notice, type NoticeOwnProps, SpokenNotice } from '../Notice.tsx'
import { Phrase } from '../Phrase.tsx'
import { Element, type Overridable, type PartProps, part } from '../part.tsx'
import { isFocusLost, useFocusOnce, useFocusStep } from '../useStepFocus.ts'
import { HostedFrame } from './HostedFrame.tsx'
import { type HostedPageProps, HostedProvider, useHosted } from './HostedProvider.tsx'

const parsers: PropParsers<HostedPageProps> = {
  url: 'string',
  title: 'string',
  policy: framePolicy,
  presentation: presentations,
  onMessage: 'function',
  onState: 'function',
}

/** A hosted page, in a frame, in a new tab or behind a link. Renders all of its parts by default. */
export const HostedPage = part<'div', HostedPageProps>('hosted', function HostedPage(given) {
  // A page in JavaScript may leave out what is required.
  const parsed: Partial<typeof given> = useParsedProps('HostedPageParts.Root', given, parsers)
  const { url = '', title = '', policy, presentation, onMessage, onState, ...props } = parsed
  return (
    <HostedProvider key={url} {...{ url, title, policy, presentation, onMessage, onState }}>
      <Element tag="div" overrides={props}>
        <HostedContent />
      </Element>
    </HostedProvider>
  )
})

/** The parts that a hosted page renders by default. */
export function HostedContent({ inTab }: Pick<HostedNoticeProps, 'inTab'>) {
  return (
    <>
      <HostedNotice inTab={inTab} />
      <HostedOrigin />
      <HostedFrame />
      <HostedPlaceholder />
      <HostedNewTab />
    </>
  )
}

/** The title and the host of the page that the frame opens. */
export const HostedOrigin = part<'p'>('hosted-origin', function HostedOrigin(props) {
  const { attributes, isFramed, tab, title } = useHosted()
  if (attributes === undefined || !isFramed || tab !== undefined) return null
  return (
    <Element tag="p" overrides={props}>
      {title && <Phrase>{`${title} ·`}</Phrase>}{' '}
      {/* The isolate keeps the host together in right-to-left text. */}
      <Phrase translate="no">{`\u2068${new URL(attributes.src).host}\u2069`}</Phrase>
    </Element>
  )
})

export interface HostedNoticeProps extends NoticeOwnProps {
  /** The message while the page is open in a new tab. @default that this page updates automatically */
  readonly inTab?: string | undefined
}

/**
 * Explains why there is no frame: the page must not be framed, is open in a new tab, or opens elsewhere. If a click opened
 * no tab, says how to continue.
 */
export const HostedNotice = part<'div', HostedNoticeProps>(
  'hosted-notice',
  function HostedNotice({ inTab, ...props }) {
    const messages = useMessages('hosted', enHosted)
    const { elsewhere, errors } = useMessages('shared', enShared)
    const { framingError, isFramed, tab } = useHosted()
    if (framingError !== undefined)
      return <ErrorNotice error={framingError} texts={errors} overrides={props} />
    if (tab === undefined) return isFramed ? null : <Notice overrides={props}>{elsewhere}</Notice>
    const text = inTab ?? messages.inTab
    return (
      <SpokenNotice overrides={props}>
        {tab === 'missing' ? `${text} ${messages.noTab}` : text}
      </SpokenNotice>
    )
  },
)

/**
 * The placeholder until the page has loaded. Announces a slow page, and one that the page's own policy blocks.
 *
 * @data-state="loading" Nothing has loaded yet.
 * @data-state="slow" Nothing has loaded for 20 seconds.
 * @data-state="blocked" The Content-Security-Policy of your page blocks the frame.
 */
export const HostedPlaceholder = part<'p'>('frame-placeholder', function HostedPlaceholder(props) {
  const messages = useMessages('hosted', enHosted)
  const { state, framingError, isFramed, tab } = useHosted()
  const isShown = isFramed && tab === undefined && framingError === undefined
  if (state === 'loaded' || !isShown) return null
  return (
    <Element tag="p" aria-live="polite" data-state={state} overrides={props}>
      {messages[state]}
    </Element>
  )
})

/**
 * The link that opens the page in a new tab, or in this one if that is its presentation. Always there, since a page cannot
 * detect that a frame has failed. While the page is in a new tab, a button that shows it here again, or a link to it in
 * this tab where the frame cannot show it. Your `children` label only the link to a new tab.
 *
 * @class new-tab a
 */
export const HostedNewTab = forwardRef<HTMLElement, PartProps<'a'>>(
  function HostedNewTab(props, ref) {
    const { canShowHere, isLinkHere, tab } = useHosted()
    const isBack = canShowHere && tab !== undefined
    const isNewTab = !isBack && !isLinkHere
    const overrides = { ...props, children: isNewTab ? props.children : undefined, ref }
    if (isBack) return <ShowHereButton overrides={overrides} />
    // The key keeps the clicked link's target until the browser has opened the tab.
    return <PageLink key={String(isNewTab)} overrides={overrides} />
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
const PageLink = part<'a', Overridable>('new-tab', function PageLink(props) {
  const { goTo } = useMessages('hosted', enHosted)
  const { newTab } = useMessages('shared', enShared)
  const { attributes, canShowHere, isLinkHere, tab, setTab } = useHosted()
  const focusStep = useFocusStep()
  if (attributes === undefined) return null
  const opensTab = !isLinkHere && {
    target: '_blank',
    rel: 'noopener',
    onClick() {
      setTab('opening')
      // Another link replaces this one.
      if (!canShowHere) focusStep()
    },
    // The middle button opens a tab as well; the right one does not.
    onAuxClick({ button }: MouseEvent) {
      if (button === 1) setTab('open')
    },
  }
  return (
    <Element
      tag="a"
      className="onramp-button"
      data-variant={canShowHere ? 'link' : tab ? 'secondary' : 'primary'}
      data-guarded
      href={attributes.src}
      {...opensTab}
      overrides={props}
    >
      {isLinkHere ? goTo : newTab}
    </Element>
  )
})

/** The button that takes the page back from its tab. */
const ShowHereButton = part<'button', Overridable>('show-here', function ShowHereButton(props) {
  const { showHere } = useMessages('hosted', enHosted)
  const { setTab, setState } = useHosted()
  const focusStep = useFocusStep()
  const button = useRef<HTMLButtonElement>(null)
  // It replaces the link that the buyer has just used. No `autoFocus`, which Preact does not implement.
  useFocusOnce(button, isFocusLost)
  return (
    <Button
      ref={button}
      data-guarded
      onClick={() => {
        setState('loading')
        setTab(undefined)
        focusStep()
      }}
      overrides={props}
    >
      {showHere}
    </Button>
  )
})
