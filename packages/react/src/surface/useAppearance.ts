'use client'

import type { RefObject } from 'react'
import { useBeforePaint } from '../hooks/useBeforePaint.ts'
import { type Appearance, variableOf } from '../provider/appearance.ts'

/**
 * Sets the variables on the element by the style's own interface: a Content-Security-Policy forbids style attributes in
 * markup, and leaves this alone. What is set no more is taken back.
 */
export function useAppearance(
  element: RefObject<HTMLElement | null>,
  appearance: Appearance | undefined,
): void {
  const set = JSON.stringify(appearance ?? {})
  useBeforePaint(() => {
    const style = element.current?.style
    if (style === undefined) return undefined
    const names: string[] = []
    for (const [name, value] of Object.entries(JSON.parse(set) as Record<string, string>)) {
      names.push(variableOf(name))
      style.setProperty(variableOf(name), value)
    }
    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [element, set])
}
