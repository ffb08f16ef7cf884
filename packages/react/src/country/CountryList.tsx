'use client'

import type { CountryName } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useCountry } from './CountryContext.ts'

export interface CountryListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Draws one of what was found, as a CountryOption with its code as `key`. */
  readonly children: (country: CountryName) => ReactNode
}

/**
 * The countries that were found, over what is below the field. There only while it is open. The focus stays in the field,
 * whatever is pressed: a list that scrolls would take it, and be gone with it.
 */
export function CountryList({ children, ...props }: CountryListProps) {
  const { id, isOpen, found } = useCountry()
  if (!isOpen || found.length === 0 || typeof children !== 'function') return null
  const className = partClass('country-list', props.className)
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      {...props}
      onMouseDown={runBoth(props.onMouseDown, (event) => event.preventDefault())}
      className={className}
    >
      {found.map(children)}
    </div>
  )
}
