'use client'

import { isInputError, type OnrampError } from '@onramp-kit/core'
import { interpolate, lookup, messageLocale } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import type { Messages } from '../messages/messages.ts'
import { warnOnce } from '../provider/parseProps.ts'
import { Code, Notice, NoticeText } from './Notice.tsx'

/** Codes that only the merchant can resolve. */
const setupCodes = new Set([
  'publishable_key_missing',
  'invalid_publishable_key',
  'origin_not_allowed',
  'unsafe_hosted_url',
  'invalid_webview_url',
  'invalid_input',
  'authorization_missing',
])

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** During development, prints an error that only the merchant can resolve: once per page and message. */
export function warnDeveloper(error: OnrampError): void {
  if (process.env.NODE_ENV === 'production' || !setupCodes.has(error.code)) return
  // Each component warns of its wallet itself.
  const isWallet = isInputError(error) && error.fields.every(({ field }) => field === 'wallet')
  if (!isWallet) warnOnce(error.message)
}

/** Messages of one place, by error code, `setup` or `other`. */
type ErrorMessages = Readonly<Record<string, string>>

interface ErrorNoticeProps {
  readonly error: OnrampError
  readonly messages?: ErrorMessages | undefined
}

/** Explains an error to the buyer and, if the integration caused it, to the developer. */
export function ErrorNotice({ error, messages }: ErrorNoticeProps) {
  return <Notice {...useErrorProps()(error, messages)} />
}

/** Returns a function that explains an error as the props of a `Notice`. */
export function useErrorProps() {
  const { errors } = useMessages('shared', enShared)
  const locale = messageLocale(useRootLanguage())
  return (error: OnrampError, messages?: ErrorMessages) => {
    const texts = { ...errors, ...messages }
    const isSetup = setupCodes.has(error.code)
    warnDeveloper(error)
    return {
      tone: 'danger' as const,
      'data-code': error.code,
      children: (
        <>
          <NoticeText>{isSetup ? texts.setup : errorText(error, texts, locale)}</NoticeText>
          {isSetup && <Code>{error.message}</Code>}
        </>
      ),
    }
  }
}

/** Returns the message for an error. */
export function errorText(
  { code, retryAfter }: Pick<OnrampError, 'code' | 'retryAfter'>,
  messages: Messages['shared']['errors'] & ErrorMessages,
  locale: string,
): string {
  if (code === 'rate_limited') {
    if (retryAfter === undefined) return messages.rate_limited_vaguely
    const seconds = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const
    const time = new Intl.NumberFormat(locale, seconds).format(Math.ceil(retryAfter))
    return interpolate(messages.rate_limited, { time })
  }
  return lookup(messages, code) ?? messages.other
}
