'use client'

import { stringOf } from '../provider/parseProps.ts'
import { createPart } from './createPart.tsx'

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
 */
export const Notice = /* @__PURE__ */ createPart<'div', NoticeOwnProps>(
  'notice',
  'div',
  ({ tone = 'calm', ...given }) => ({
    given,
    role: tone === 'danger' ? 'alert' : undefined,
    'data-tone': stringOf(tone),
  }),
)

/** A sentence of a notice. */
export const NoticeText = /* @__PURE__ */ createPart('notice-text', 'p')

/** Text to copy rather than read, such as an order id. */
export const Code = /* @__PURE__ */ createPart('code', 'code')
