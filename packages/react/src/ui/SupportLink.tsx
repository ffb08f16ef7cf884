'use client'

import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { stringOf } from '../provider/parseProps.ts'
import { createPart } from './createPart.tsx'

/** The link to the merchant's help, if the OnrampProvider has `support`. Opens in a new tab, so that no purchase is left. */
export const SupportLink = /* @__PURE__ */ createPart('support', 'a', function useSupportLink() {
  const { name, url, email } = useOnrampContext().support
  const messages = useMessages('shared', enShared)
  const address = stringOf(email)
  const href = stringOf(url) ?? (address && `mailto:${address}`)
  if (stringOf(name) === undefined || href === undefined) return null
  return {
    href,
    target: '_blank',
    rel: 'noopener',
    children: interpolate(messages.support, { name: name ?? '' }),
  }
})
