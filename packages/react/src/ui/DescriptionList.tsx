'use client'

import type { ReactNode } from 'react'
import { Element, type Overridable, part, plainPart } from './part.tsx'

/**
 * Terms with their values, such as a receipt.
 *
 * @element description-item div A term with its value.
 * @element description-term dt The term.
 * @element description-value dd The value.
 */
export const DescriptionList = /* @__PURE__ */ part<'dl', Overridable>(
  'description-list',
  function DescriptionList(props) {
    return <Element tag="dl" overrides={props} />
  },
)

interface DescriptionProps {
  readonly term: ReactNode
  /** The tooltip of the value. */
  readonly title?: string
  readonly children: ReactNode
}

/** A term with its value. */
export function Description({ term, title, children }: DescriptionProps) {
  return (
    <div className="onramp-description-item">
      <dt className="onramp-description-term">{term}</dt>
      <dd className="onramp-description-value" title={title}>
        {children}
      </dd>
    </div>
  )
}

export const DescriptionItem = /* @__PURE__ */ plainPart('description-item', 'div')
export const DescriptionTerm = /* @__PURE__ */ plainPart('description-term', 'dt')
export const DescriptionValue = /* @__PURE__ */ plainPart('description-value', 'dd')
export const DescriptionNote = /* @__PURE__ */ plainPart('description-note', 'small')
