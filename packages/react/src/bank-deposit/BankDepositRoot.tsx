'use client'

import type { Customer, FramePolicy } from '@onramp-kit/core'
import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useRef,
} from 'react'
import { useLanguage } from '../i18n/useLocale.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { type Kind, parseProps, plain } from '../provider/parseProps.ts'
import { NeedsWallet } from '../ui/NeedsWallet.tsx'
import { Root } from '../ui/Root.tsx'
import { StepContext } from '../ui/Step.tsx'
import { StepFocus } from '../ui/StepFocus.tsx'
import { BankDepositContext, useBankDepositContext } from './BankDepositContext.ts'
import { useCopy } from './CopyButton.tsx'
import { useAccountChoice } from './CurrencyChoice.tsx'
import { useBankDeposit } from './useBankDeposit.ts'
import { useBankPage } from './useBankPage.ts'
import { useRegistrationForm } from './useRegistrationForm.ts'

export interface BankDepositRootProps extends BankDepositProps {
  readonly children?: ReactNode
}

/**
 * Outermost of a bank deposit: what its parts draw from, and the focus that goes along. For those who put the parts
 * together themselves; put a StepAnnouncer among them.
 */
export const BankDepositRoot = /* @__PURE__ */ forwardRef<HTMLDivElement, BankDepositRootProps>(
  function BankDepositRoot(given, ref) {
    const props = parseProps('BankDeposit', given, kinds)
    const { defaultCountry: _country, defaultEmail: _email, frame: _frame, ...rest } = props
    const { wallet, onStatus: _onStatus, children: _children, ...native } = rest
    return (
      <NeedsWallet {...native} forwardedRef={ref} of="BankDeposit" name="bank" wallet={wallet}>
        {(connected) => (
          // Another wallet is another person: nothing of one is left for the other.
          <OneWallet
            key={connected.toLowerCase()}
            {...props}
            forwardedRef={ref}
            wallet={connected}
          />
        )}
      </NeedsWallet>
    )
  },
)

const kinds = {
  wallet: 'any',
  defaultCountry: 'string',
  defaultEmail: 'string',
  frame: 'object',
  onStatus: 'function',
} satisfies Record<keyof BankDepositOwnProps, Kind>

interface OneWalletProps extends BankDepositRootProps {
  readonly wallet: string
  readonly forwardedRef: ForwardedRef<HTMLDivElement>
}

function OneWallet(props: OneWalletProps) {
  const { wallet, defaultCountry, defaultEmail, frame, onStatus, children, ...rest } = props
  const bank = useBankDeposit({ wallet, onStatus })
  const language = useLanguage()
  const registration = useRegistrationForm(wallet, defaultCountry, defaultEmail)
  const page = useBankPage(wallet, bank)
  const choice = useAccountChoice(bank.accounts)
  const copying = useCopy()
  const root = useRef<HTMLDivElement>(null)
  return (
    <BankDepositContext.Provider
      value={{ wallet, bank, registration, page, choice, copying, frame: plain(frame) }}
    >
      <Root {...rest} name="bank" language={language} root={root} data-step={bank.step}>
        <BankStepProvider>
          {children}
          <StepFocus root={root} />
        </BankStepProvider>
      </Root>
    </BankDepositContext.Provider>
  )
}

interface BankDepositOwnProps {
  /** Address that receives the deposits. Without one the customer is asked to connect a wallet. */
  readonly wallet: string | null | undefined
  /** Initial country. @default from the browser's languages, else 'US' */
  readonly defaultCountry?: string | undefined
  /** Initial e-mail address. @default '' */
  readonly defaultEmail?: string | undefined
  /** How the hosted pages are framed. */
  readonly frame?: FramePolicy | undefined
  /** Called once for each status of the customer, and again after a reload. */
  readonly onStatus?: ((customer: Customer) => void) | undefined
}

/** Props of `<BankDeposit>`. Attributes of a `div`, such as `id` and `className`, go to its root element. */
export interface BankDepositProps
  extends BankDepositOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof BankDepositOwnProps | 'children'> {}

/** The words of the step, for the parts that say them. */
function BankStepProvider({ children }: { readonly children: ReactNode }) {
  const { bank, page } = useBankDepositContext()
  const { step, error } = bank
  const { steps, pageTitle, onPage } = useMessages('bank', enBank)
  const isLoading = step === 'loading'
  const isWaiting = step === 'review' || step === 'opening'
  const value = {
    ...(page.kind !== undefined && page.url !== undefined
      ? { title: pageTitle[page.kind], text: onPage[page.kind] }
      : steps[step]),
    // Looking, one moment: it says so, and an error says otherwise.
    ...(isLoading && error !== undefined && { title: steps.accounts.title, text: '' }),
    isBusy: isWaiting || (isLoading && error === undefined),
    // How far somebody is was only looked up.
    isQuiet: isLoading,
  }
  return <StepContext.Provider value={value}>{children}</StepContext.Provider>
}
