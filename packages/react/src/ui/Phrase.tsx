import type { ReactNode } from 'react'

/**
 * A text beside other content. In its own element, because a page translator replaces text nodes, which React loses.
 *
 * @class phrase span
 */
export function Phrase({ children }: { readonly children: ReactNode }) {
  return <span className="onramp-phrase">{children}</span>
}
