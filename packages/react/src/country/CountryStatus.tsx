'use client'

import type { ComponentPropsWithoutRef } from 'react'
import { plural } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enCountry } from '../messages/en/country.ts'
import { partClass } from '../surface/partClass.ts'
import { useCountry } from './CountryContext.ts'

/** Says how many were found to those who listen, and to all if none was. There from the start, or nothing would be said. */
export function CountryStatus(props: ComponentPropsWithoutRef<'p'>) {
  const { query, found } = useCountry()
  const words = useWords('country', enCountry)
  const surface = useSurface()
  const count = found.length
  const said = count === 0 ? words.none : plural(words.found, count, surface)
  const isNone = query !== undefined && count === 0
  const className = partClass('country-status', props.className)
  return (
    <p aria-live="polite" {...props} className={className} data-none={isNone || undefined}>
      {query === undefined ? '' : said}
    </p>
  )
}
