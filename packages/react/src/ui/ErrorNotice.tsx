'use client'

import { isInputError, type OnrampError } from '@onramp-kit/core'
import { isOwnerError } from '@onramp-kit/core/internal'
import { formatSeconds, lookup, messageLocale } from '../i18n/format.ts'
import { useRootLanguage } from '../i18n/useMessages.ts'
import type { Messages } from '../messages/messages.ts'
import { useCountdown } from '../provider/clock.ts'
import { useOnramp } from '../provider/OnrampContext.ts'
import { warnOnce } from '../provider/parseProps.ts'
import { Notice } from './Notice.tsx'
import { Phrase } from './Phrase.tsx'
import type { Overridable } from './part.tsx'

/** What a notice shows of an error. */
export type DescribedError = Pick<OnrampError, 'name' | 'code' | 'message' | 'retryAfter'>

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Prints an error that only the merchant can resolve: once per page and message. */
export function warnDeveloper(error: DescribedError): void {
  if (!isOwnerError(error)) return
  // The roots warn of their props themselves.
  const isProp = isInputError(error)
    ? error.fields.every(({ field }) => field === 'wallet')
    : error.code === 'nothing_offered'
  if (!isProp) warnOnce(error.message)
}

/** The messages of one place, by error code, `setup` or `other`: those of `shared.errors`, and its own. */
export type ErrorMessages = Partial<Messages['shared']['errors']> & { readonly other?: string }

interface ErrorNoticeProps extends Overridable {
  readonly error: DescribedError
  readonly texts: ErrorMessages
}

/** Explains an error to the buyer and, if the integration caused it, to the developer. */
export function ErrorNotice({ error, texts, overrides }: ErrorNoticeProps) {
  // The console always gets the message.
  const detail = process.env.NODE_ENV === 'production' ? error.code : error.message
  warnDeveloper(error)
  return (
    <Notice tone="danger" data-code={error.code} overrides={overrides}>
      {isOwnerError(error) ? (
        <>
          <p className="onramp-notice-text">{texts.setup}</p>
          <code className="onramp-code" translate="no">
            {detail}
          </code>
        </>
      ) : (
        <ErrorText error={error} texts={texts} />
      )}
    </Notice>
  )
}

/**
 * The message for an error. That of a rate limit counts down.
 *
 * @element error-time span The remaining wait. Off, because the alert would announce every second.
 */
function ErrorText({ error, texts }: ErrorNoticeProps) {
  const locale = messageLocale(useRootLanguage())
  const seconds = useCountdown(useDeadline(error), Number.POSITIVE_INFINITY, 'monotonic')
  const [before, after] = (texts.rate_limited ?? '').split('{time}')
  return (
    <p className="onramp-notice-text">
      {error.code !== 'rate_limited' ? (
        errorText(error.code, texts)
      ) : seconds ? (
        <>
          <Phrase>{before}</Phrase>
          <span className="onramp-error-time" aria-live="off">
            {formatSeconds(seconds, locale)}
          </span>
          <Phrase>{after}</Phrase>
        </>
      ) : seconds === 0 ? (
        texts.rate_limited_over
      ) : (
        texts.rate_limited_vaguely
      )}
    </p>
  )
}

export function errorText(code: string, texts: ErrorMessages): string | undefined {
  return lookup<string | undefined>(texts, code) ?? texts.other
}

/** Deadlines by error, on the monotonic clock. A notice that mounts again keeps its countdown. */
const deadlines = new WeakMap<object, number>()

function useDeadline(error: DescribedError): number | undefined {
  const { clock } = useOnramp().platform
  const { retryAfter } = error
  if (retryAfter === undefined) return undefined
  const deadline = deadlines.get(error) ?? clock.monotonic() + retryAfter * 1000
  deadlines.set(error, deadline)
  return deadline
}
