'use client'

import { countryFromLanguages, type OnrampError } from '@onramp-kit/core'
import { isEmail } from '@onramp-kit/core/internal'
import { useId, useState } from 'react'
import { useLanguages } from '../i18n/useLocale.ts'
import { useSingleFlight } from '../queries/useActionMutation.ts'
import { useRegisterCustomer } from '../queries/useVirtualAccounts.ts'

export interface RegistrationState {
  readonly country: string
  readonly setCountry: (country: string) => void
  /** The id of the field of the address; with `-error` behind it, of what is wrong with it. */
  readonly emailId: string
  readonly email: string
  readonly setEmail: (email: string) => void
  /** What is wrong with the address; nothing before it was sent, for whoever types is not done. */
  readonly emailFault: 'emailMissing' | 'emailInvalid' | 'emailTaken' | undefined
  readonly isSending: boolean
  /** Why the service did not register, but for what is wrong with the address. */
  readonly error: OnrampError | undefined
  /** Registers, once for each click; gives whether there was something to send. */
  readonly send: () => boolean
}

/** What the person says of themselves. Lives as long as the component, so nothing typed is lost. */
export function useRegistrationForm(
  wallet: string,
  defaultCountry: string | undefined,
  defaultEmail = '',
): RegistrationState {
  const languages = useLanguages()
  const registration = useRegisterCustomer()
  const runOnce = useSingleFlight()
  const [chosen, setCountry] = useState(defaultCountry)
  const [typed, setEmail] = useState(defaultEmail)
  const [wasTried, setTried] = useState(false)

  const country = chosen ?? countryFromLanguages(languages)
  const email = typed.trim()
  const error = registration.error ?? undefined
  const isTaken = error?.code === 'email_already_in_use'

  function faultOf() {
    if (wasTried && email === '') return 'emailMissing'
    if (wasTried && !isEmail(email)) return 'emailInvalid'
    return isTaken && registration.variables?.email === email ? 'emailTaken' : undefined
  }
  function send() {
    setTried(true)
    if (!isEmail(email)) return false
    runOnce(() => registration.mutateAsync({ wallet, country, email }))
    return true
  }
  return {
    country,
    setCountry,
    emailId: useId(),
    email: typed,
    setEmail,
    emailFault: faultOf(),
    isSending: registration.isPending,
    error: isTaken ? undefined : error,
    send,
  }
}
