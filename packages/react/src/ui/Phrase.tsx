import type { ReactNode } from 'react'

interface PhraseProps {
  readonly id?: string
  /** `no` for a value of the service or the buyer, which means the same in every language. */
  readonly translate?: 'no'
  readonly children: ReactNode
}

/**
 * A text beside other content. In its own element, because a page translator replaces text nodes, which React loses.
 *
 * @class phrase span
 */
export function Phrase(props: PhraseProps) {
  return <span className="onramp-phrase" {...props} />
}
