'use client'

import { createPart } from './createPart.tsx'

/** Terms with their values, such as a receipt. */
export const DescriptionList = /* @__PURE__ */ createPart('description-list', 'dl')

/** A term with its value. */
export const DescriptionItem = /* @__PURE__ */ createPart('description-item', 'div')

/** The term. */
export const DescriptionTerm = /* @__PURE__ */ createPart('description-term', 'dt')

/** The value. */
export const DescriptionValue = /* @__PURE__ */ createPart('description-value', 'dd')

/** A note below the value. */
export const DescriptionNote = /* @__PURE__ */ createPart('description-note', 'small')
