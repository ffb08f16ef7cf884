'use client'

import type { CountryName } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useCountry } from './CountryContext.ts'

export interface CountryListProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Draws one of what was found, as a CountryOption with its code as `key`. */
  readonly children: (country: CountryName) => ReactNode
}

/** The countries that were found, over what is below the field. There only while it is open. */
export function CountryList({ children, ...props }: CountryListProps) {
  const { id, isOpen, found } = useCountry()
  if (!isOpen || found.length === 0) return null
  const className = partClass('country-list', props.className)
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      {...props}
      className={className}
    >
      {found.map(children)}
    </div>
  )
}
