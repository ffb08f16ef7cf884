import type { CountryName } from '@onramp-kit/core'
import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { runBoth } from '../surface/runBoth.ts'
import { useCountry } from './CountryContext.ts'

export interface CountryOptionProps extends ComponentPropsWithoutRef<'li'> {
  readonly country: CountryName
}

/** One country of the list. */
export function CountryOption({ country, ...props }: CountryOptionProps) {
  const { id, value, active, choose } = useCountry()
  const { code, name } = country
  return (
    <li
      id={`${id}-${code}`}
      role="option"
      aria-selected={code === value}
      {...props}
      // The field keeps the focus.
      onMouseDown={runBoth(props.onMouseDown, (event) => event.preventDefault())}
      onClick={runBoth(props.onClick, () => choose(code))}
      className={partClass('country-option', props.className)}
      data-active={code === active || undefined}
    >
      {props.children ?? name}
    </li>
  )
}
