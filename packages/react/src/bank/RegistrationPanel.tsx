'use client'

import { useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { CountryField } from '../ui/country-select/CountryField.tsx'
import { ErrorNotice } from '../ui/ErrorNotice.tsx'
import { StepHeading } from '../ui/Step.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { EmailError } from './EmailError.tsx'
import { EmailField } from './EmailField.tsx'
import { EmailInput } from './EmailInput.tsx'
import { EmailLabel } from './EmailLabel.tsx'
import { RegisterButton } from './RegisterButton.tsx'
import { RegisterNext } from './RegisterNext.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'

/** Who is to be registered, and the one button. */
export function RegistrationPanel() {
  const { error, country, setCountry } = useBankDepositContext().registration
  const { registerOffline, registerLost } = useWords('bank', enBank)
  const refused = { network_error: registerOffline }
  // The service was asked since: it did not register anybody.
  const lost = { network_error: registerLost, other: registerLost }
  return (
    <RegistrationForm>
      <StepHeading />
      <CountryField value={country} onChange={setCountry} />
      <EmailField>
        <EmailLabel />
        <EmailInput />
        <EmailError />
      </EmailField>
      {error && <ErrorNotice error={error} words={error.outcome === 'unknown' ? lost : refused} />}
      <RegisterButton />
      <RegisterNext />
    </RegistrationForm>
  )
}
