'use client'

import { type ComponentPropsWithoutRef, useRef } from 'react'
import { useBankDeposit } from '../hooks/useBankDeposit.ts'
import { useLanguage } from '../i18n/useLocale.ts'
import { type Kind, parseProps, plain } from '../provider/parseProps.ts'
import { NeedsWallet } from '../ui/NeedsWallet.tsx'
import { Surface } from '../ui/Root.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { BankDepositContext } from './BankDepositContext.ts'
import type { BankDepositProps } from './BankDepositProps.ts'
import { BankStepProvider } from './BankStepProvider.tsx'
import { useAccountChoice } from './useAccountChoice.ts'
import { useBankPage } from './useBankPage.ts'
import { useCopying } from './useCopying.ts'
import { useRegistrationForm } from './useRegistrationForm.ts'

export interface BankDepositRootProps
  extends BankDepositProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof BankDepositProps> {}

/**
 * Outermost of a bank deposit: what its parts draw from, and the focus that goes along. For those who put the parts
 * together themselves; put a StepAnnouncer among them.
 */
export function BankDepositRoot(given: BankDepositRootProps) {
  const props = parseProps('BankDeposit', given, kinds)
  const { defaultCountry: _country, defaultEmail: _email, frame: _frame, ...rest } = props
  const { wallet, onStatus: _onStatus, children: _children, ...native } = rest
  return (
    <NeedsWallet {...native} of="BankDeposit" name="bank" wallet={wallet}>
      {(connected) => (
        // Another wallet is another person: nothing of one is left for the other.
        <OneWallet key={connected.toLowerCase()} {...props} wallet={connected} />
      )}
    </NeedsWallet>
  )
}

const kinds = {
  wallet: 'any',
  defaultCountry: 'string',
  defaultEmail: 'string',
  frame: 'object',
  onStatus: 'function',
} satisfies Record<keyof BankDepositProps, Kind>

function OneWallet(props: BankDepositRootProps & { readonly wallet: string }) {
  const { wallet, defaultCountry, defaultEmail, frame, onStatus, children, ...rest } = props
  const bank = useBankDeposit({ wallet, onStatus })
  const language = useLanguage()
  const registration = useRegistrationForm(wallet, defaultCountry, defaultEmail)
  const page = useBankPage(wallet, bank)
  const choice = useAccountChoice(bank.accounts)
  const copying = useCopying()
  const root = useRef<HTMLDivElement>(null)
  return (
    <BankDepositContext.Provider
      value={{ wallet, bank, registration, page, choice, copying, frame: plain(frame) }}
    >
      <Surface {...rest} name="bank" language={language} root={root} data-step={bank.step}>
        <BankStepProvider>
          {children}
          <StepFocus root={root} />
        </BankStepProvider>
      </Surface>
    </BankDepositContext.Provider>
  )
}
