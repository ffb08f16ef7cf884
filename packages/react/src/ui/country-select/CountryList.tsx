'use client'

import type { CountryName } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { plain } from '../../provider/parseProps.ts'
import { composeEventHandlers, cx } from '../mergeProps.ts'
import { useCountry } from './useCountrySearch.ts'

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
  const className = cx('country-list', props.className)
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      {...props}
      onMouseDown={composeEventHandlers(props.onMouseDown, (event) => event.preventDefault())}
      className={className}
    >
      {found.map(children)}
    </div>
  )
}

export interface CountryOptionProps extends ComponentPropsWithoutRef<'div'> {
  readonly country: CountryName
}

/** One country of the list. */
export function CountryOption({ country, ...props }: CountryOptionProps) {
  const { id, value, active, choose } = useCountry()
  const { code = '', name } = useMemo(() => plain(country), [country])
  const isActive = code === active
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isActive])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's, which keeps the focus
    <div
      id={`${id}-${code}`}
      role="option"
      tabIndex={-1}
      aria-selected={code === value}
      {...props}
      ref={option}
      onClick={composeEventHandlers(props.onClick, () => choose(code))}
      className={cx('country-option', props.className)}
      data-active={isActive || undefined}
    >
      {props.children ?? name}
    </div>
  )
}
