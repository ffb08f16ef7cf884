'use client'

import type { CountryName } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, useEffect, useMemo, useRef } from 'react'
import { plain } from '../provider/parseProps.ts'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useCountry } from './CountryContext.ts'

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
      onClick={runBoth(props.onClick, () => choose(code))}
      className={partClass('country-option', props.className)}
      data-active={isActive || undefined}
    >
      {props.children ?? name}
    </div>
  )
}
