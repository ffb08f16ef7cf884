'use client'

import type { ReactNode } from 'react'
import { Element, type Overridable, part } from './part.tsx'

/**
 * Terms with their values, such as a receipt.
 *
 * @element description-item div A term with its value.
 * @element description-term dt The term.
 * @element description-value dd The value.
 */
export const DescriptionList = part<'dl', Overridable>(
  'description-list',
  function DescriptionList(props) {
    return <Element tag="dl" overrides={props} />
  },
)

interface DescriptionProps {
  readonly term: ReactNode
  /** The tooltip of the value. */
  readonly title?: string
  readonly translate?: 'no'
  /** The language of the value, if it may differ from that of the messages. */
  readonly lang?: string
  readonly children: ReactNode
}

/** A term with its value. */
export function Description({ term, ...value }: DescriptionProps) {
  return (
    <div className="onramp-description-item">
      <dt className="onramp-description-term">{term}</dt>
      <dd className="onramp-description-value" {...value} />
    </div>
  )
}
