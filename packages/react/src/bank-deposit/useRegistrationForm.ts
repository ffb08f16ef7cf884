'use client'

import { EMAIL_PATTERN } from '@onramp-kit/core/internal'
import { useRef, useState } from 'react'
import { useVisitorCountry } from '../i18n/useLocale.ts'
import { useSingleFlight } from '../queries/useActionMutation.ts'
import { useRegisterCustomer } from '../queries/useVirtualAccounts.ts'
import { useUniqueId } from '../ui/lifecycle.ts'

/** Holds the input of the registration while the root is mounted. */
export function useRegistrationForm(
  wallet: string,
  defaultCountry: string | undefined,
  defaultEmail = '',
) {
  const visitorCountry = useVisitorCountry()
  const registration = useRegisterCustomer()
  const runOnce = useSingleFlight()
  const [chosen, setCountry] = useState(defaultCountry)
  const [typed, setEmail] = useState(defaultEmail)
  const [wasTried, setTried] = useState(false)

  const country = chosen ?? visitorCountry
  const email = typed.trim()
  const isValid = EMAIL_PATTERN.test(email)
  const error = registration.error ?? undefined
  const isTaken = error?.code === 'email_already_in_use'

  /** Returns why the submitted address is invalid. Typing clears it; a taken address stays invalid. */
  function faultOf(): 'emailMissing' | 'emailInvalid' | 'emailTaken' | undefined {
    if (wasTried && email === '') return 'emailMissing'
    if (wasTried && !isValid) return 'emailInvalid'
    return isTaken && registration.variables?.email === email ? 'emailTaken' : undefined
  }
  /** Registers once per click. Returns false for an invalid address. */
  function send(): boolean {
    setTried(true)
    if (!isValid) return false
    runOnce(() => registration.mutateAsync({ wallet, country, email }))
    return true
  }
  return {
    country,
    setCountry,
    /** The id of the email input; with the suffixes `-label` and `-error`, those of its label and error. */
    emailId: useUniqueId(),
    /** Receives the email input, for the form to focus. */
    emailRef: useRef<HTMLInputElement>(null),
    email: typed,
    setEmail: (next: string) => {
      setEmail(next)
      // The next submit validates again: no error while the buyer is still typing.
      setTried(false)
    },
    emailFault: faultOf(),
    isSending: registration.isPending,
    /** Error of the last registration, unless `emailFault` covers it. */
    error: isTaken ? undefined : error,
    send,
  }
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>
