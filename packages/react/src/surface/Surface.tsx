import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react'
import { useOnrampContext } from '../hooks/useOnrampContext.ts'
import type { Language } from '../language/useLanguage.ts'
import { partClass } from './partClass.ts'
import { SurfaceContext } from './SurfaceContext.ts'
import { useAppearance } from './useAppearance.ts'

export interface SurfaceProps extends ComponentPropsWithoutRef<'div'> {
  /** Which component it is of, such as `checkout`. */
  readonly name: string
  readonly language: Language
  readonly root?: RefObject<HTMLDivElement | null>
}

/** The outermost element of a component: its look and its language. While the words are on their way it shows none. */
export function Surface({ name, language, root, className, ...rest }: SurfaceProps) {
  const own = useRef<HTMLDivElement>(null)
  const element = root ?? own
  const { theme, contrast, appearance } = useOnrampContext().look
  useAppearance(element, appearance)
  return (
    <SurfaceContext.Provider value={language}>
      <div
        {...rest}
        ref={element}
        className={`onramp-root ${partClass(name, className)}`}
        lang={language.language}
        dir={language.direction}
        data-theme={theme}
        data-contrast={contrast}
        data-loading={language.isLoading || undefined}
      />
    </SurfaceContext.Provider>
  )
}
