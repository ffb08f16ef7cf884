'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { partClass } from '../surface/partClass.ts'
import { useCountry } from './CountryContext.ts'

/** The name of the field. */
export function CountryLabel(props: ComponentPropsWithoutRef<'label'>) {
  const { id } = useCountry()
  const className = partClass('country-label', props.className)
  return <label id={`${id}-label`} htmlFor={id} {...props} className={className} />
}
