'use client'

import { createPart } from './createPart.tsx'

/** Buttons, one below the other. */
export const Actions = /* @__PURE__ */ createPart('actions', 'div')
