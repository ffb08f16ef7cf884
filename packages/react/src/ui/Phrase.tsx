'use client'

import { createPart } from './createPart.tsx'

/** A text beside other content. In an element of its own, because a page translator replaces text nodes, which React loses. */
export const Phrase = /* @__PURE__ */ createPart('phrase', 'span')
