'use client'

import type { OnrampError } from '@onramp-kit/core'
import { interpolate, lookup, messageLocale } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import type { Messages } from '../messages/messages.ts'
import { has, plain } from '../provider/parseProps.ts'
import { Code, Notice, NoticeText } from './Notice.tsx'

/** Codes that only the merchant can do something about. */
const setupCodes = new Set([
  'publishable_key_missing',
  'invalid_publishable_key',
  'origin_not_allowed',
  'unsafe_hosted_url',
  'invalid_webview_url',
  'invalid_input',
  'authorization_missing',
])

/** Why it did not work, in the buyer's words; for a mistake of the set-up, in the developer's as well. */
export function ErrorNotice({
  error,
  messages = {},
}: {
  readonly error: OnrampError
  /** Words for this place, by error code, `setup` or `other`. */
  readonly messages?: Readonly<Record<string, string>>
}) {
  const shared = useMessages('shared', enShared)
  const said = { ...shared.errors, ...plain(messages) }
  const surface = useRoot()
  const { code = '', message, retryAfter }: Partial<OnrampError> = has(error, 'code') ? error : {}
  const isSetup = setupCodes.has(code)
  return (
    <Notice tone="danger" data-code={code}>
      <NoticeText>
        {isSetup ? said.setup : errorText({ code, retryAfter }, said, messageLocale(surface))}
      </NoticeText>
      {isSetup && <Code>{message}</Code>}
    </Notice>
  )
}

/** An error in the buyer's words. */
export function errorText(
  { code, retryAfter }: Pick<OnrampError, 'code' | 'retryAfter'>,
  messages: Messages['shared']['errors'] & Readonly<Record<string, string>>,
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
