'use client'

import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react'
import type { Language } from '../i18n/useLocale.ts'
import { SurfaceContext } from '../i18n/useMessages.ts'
import type { PartName } from '../parts/parts.ts'
import { useRootAttributes } from './useRootAttributes.ts'

export interface SurfaceProps extends ComponentPropsWithoutRef<'div'> {
  /** Which component it is of. */
  readonly name: PartName
  readonly language: Language
  readonly root?: RefObject<HTMLDivElement | null>
}

/** The outermost element of a component: its look and its language. While the words are on their way it shows none. */
export function Surface({ name, language, root, className, ...rest }: SurfaceProps) {
  const own = useRef<HTMLDivElement>(null)
  const element = root ?? own
  return (
    <SurfaceContext.Provider value={language}>
      <div {...rest} ref={element} {...useRootAttributes(element, language, name, className)} />
    </SurfaceContext.Provider>
  )
}
