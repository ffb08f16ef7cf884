'use client'

import type { OnrampError } from '@onramp-kit/core'
import { isEmail } from '@onramp-kit/core/internal'
import { type RefObject, useId, useRef, useState } from 'react'
import { useVisitorCountry } from '../i18n/useLocale.ts'
import { useSingleFlight } from '../queries/useActionMutation.ts'
import { useRegisterCustomer } from '../queries/useVirtualAccounts.ts'

export interface RegistrationState {
  readonly country: string
  readonly setCountry: (country: string) => void
  /** The id of the email input; with the suffix `-error`, that of its error. */
  readonly emailId: string
  /** Receives the email input, for the form to focus. */
  readonly emailRef: RefObject<HTMLInputElement | null>
  readonly email: string
  readonly setEmail: (email: string) => void
  /** Reason why the address is invalid. Undefined before the first submit. */
  readonly emailFault: 'emailMissing' | 'emailInvalid' | 'emailTaken' | undefined
  readonly isSending: boolean
  /** Error of the last registration, unless `emailFault` covers it. */
  readonly error: OnrampError | undefined
  /** Registers once per click. Returns false for an invalid address. */
  readonly send: () => boolean
}

/** Holds the input of the registration while the root is mounted. */
export function useRegistrationForm(
  wallet: string,
  defaultCountry: string | undefined,
  defaultEmail = '',
): RegistrationState {
  const visitorCountry = useVisitorCountry()
  const registration = useRegisterCustomer()
  const runOnce = useSingleFlight()
  const [chosen, setCountry] = useState(defaultCountry)
  const [typed, setEmail] = useState(defaultEmail)
  const [wasTried, setTried] = useState(false)

  const country = chosen ?? visitorCountry
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
    emailRef: useRef(null),
    email: typed,
    setEmail,
    emailFault: faultOf(),
    isSending: registration.isPending,
    error: isTaken ? undefined : error,
    send,
  }
}
