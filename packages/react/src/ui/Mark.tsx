'use client'

import { isValidElement, type ReactNode } from 'react'
import { useOnrampContext } from '../provider/OnrampContext.ts'
import { has } from '../provider/parseProps.ts'
import { reportWrong } from '../provider/useParsedProps.ts'

interface MarkProps {
  /** The payment method or the card brand. */
  readonly name: string
  /** The fallback without a mark. */
  readonly children?: ReactNode
}

/**
 * The merchant's mark of a payment method or a card brand. Decorative: its name is beside it.
 *
 * @class mark span
 */
export function Mark({ name, children }: MarkProps) {
  const { marks } = useOnrampContext()
  if (!has(marks, name)) return children
  const mark: unknown = marks?.[name]
  const shown = typeof mark === 'string' ? <img src={mark} alt="" /> : mark
  if (!isValidElement(shown)) {
    reportWrong('OnrampProvider', 'marks', marks)
    return children
  }
  return (
    <span className="onramp-mark" aria-hidden="true">
      {shown}
    </span>
  )
}
