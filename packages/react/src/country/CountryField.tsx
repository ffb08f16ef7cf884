import { useWords } from '../language/useWords.ts'
import { enCountry } from '../messages/en/country.ts'
import { CountryInput } from './CountryInput.tsx'
import { CountryLabel } from './CountryLabel.tsx'
import { CountryList } from './CountryList.tsx'
import { CountryOption } from './CountryOption.tsx'
import { CountryRoot, type CountryRootProps } from './CountryRoot.tsx'
import { CountryStatus } from './CountryStatus.tsx'

export interface CountryFieldProps extends Omit<CountryRootProps, 'children'> {
  /** Whether the choice was not accepted. */
  readonly isInvalid?: boolean
  /** The id of the element that says why. */
  readonly describedBy?: string | undefined
}

/** The country, with its label and its list. */
export function CountryField({ isInvalid = false, describedBy, ...props }: CountryFieldProps) {
  const { label } = useWords('country', enCountry)
  return (
    <CountryRoot {...props}>
      <CountryLabel>{label}</CountryLabel>
      <CountryInput
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        data-invalid={isInvalid || undefined}
      />
      <CountryList>
        {(country) => <CountryOption key={country.code} country={country} />}
      </CountryList>
      <CountryStatus />
    </CountryRoot>
  )
}
