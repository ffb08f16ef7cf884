'use client'

import { interpolate } from '../i18n/format.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enShared } from '../messages/en/shared.ts'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { Element, part } from './part.tsx'

/** The link to the merchant's help, if the OnrampProvider has `support`. Opens in a new tab, so that no purchase is left. */
export const SupportLink = part<'a'>('support', function SupportLink(props) {
  const { support } = useOnrampContext()
  const messages = useMessages('shared', enShared)
  if (support === undefined) return null
  const { name, url, email } = support
  return (
    <Element
      tag="a"
      href={url || `mailto:${email}`}
      target="_blank"
      rel="noopener"
      overrides={props}
    >
      {interpolate(messages.support, { name })}
    </Element>
  )
})
