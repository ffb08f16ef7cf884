import { CountryParts } from './CountryParts.tsx'
import { CountryRoot, type CountryRootProps } from './CountryRoot.tsx'

/** The country, with its label and its list. */
export function CountryField(props: Omit<CountryRootProps, 'children'>) {
  return (
    <CountryRoot {...props}>
      <CountryParts />
    </CountryRoot>
  )
}
