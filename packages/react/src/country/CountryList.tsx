import type { CountryName } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useCountry } from './CountryContext.ts'

export interface CountryListProps extends Omit<ComponentPropsWithoutRef<'ul'>, 'children'> {
  /** Draws one of what was found, as a CountryOption with its code as `key`. */
  readonly children: (country: CountryName) => ReactNode
}

/** The countries that were found, over what is below the field. There only while it is open. */
export function CountryList({ children, ...props }: CountryListProps) {
  const { id, isOpen, found, active } = useCountry()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const option = list.current?.querySelector('[data-active]')
    option?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, active])
  if (!isOpen || found.length === 0) return null
  const className = partClass('country-list', props.className)
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-labelledby={`${id}-label`}
      {...props}
      ref={list}
      className={className}
    >
      {found.map(children)}
    </ul>
  )
}
