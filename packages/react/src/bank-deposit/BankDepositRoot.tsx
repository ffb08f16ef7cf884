'use client'

import type { Customer, DepositField, FramePolicy, Presentation } from '@onramp-kit/core'
import { type ComponentProps, type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useMessages } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { nativeProps } from '../provider/parseProps.ts'
import { countryCode, framePolicy, presentations } from '../provider/propParsers.ts'
import { type PropParsers, useParsedProps } from '../provider/useParsedProps.ts'
import { useStatusCallback } from '../queries/useStatusCallback.ts'
import { useCopy } from '../ui/CopyButton.tsx'
import { NeedsWallet } from '../ui/NeedsWallet.tsx'
import type { PartProps } from '../ui/part.tsx'
import { Root } from '../ui/Root.tsx'
import { type Step, StepProvider } from '../ui/Step.tsx'
import { BankDepositContext } from './BankDepositContext.ts'
import { useAccountChoice } from './useAccountChoice.ts'
import { type BankDepositState, mayBeOutdated, useBankDeposit } from './useBankDeposit.ts'
import { type BankPage, useBankPage } from './useBankPage.ts'
import { useRegistrationForm } from './useRegistrationForm.ts'

export interface BankDepositRootProps
  extends BankDepositOwnProps,
    Omit<PartProps<'div'>, keyof BankDepositOwnProps | 'onSubmit'> {}

/**
 * The root of a composed bank deposit. Polls the customer and provides the state to its parts.
 *
 * @class bank div
 * @data-step="loading" The first read of the status is in flight.
 * @data-step="register" The buyer registers.
 * @data-step="terms" The buyer has to accept the terms.
 * @data-step="identity" The buyer has to verify their identity.
 * @data-step="review" The banking partner reviews the details.
 * @data-step="unknown" The customer has a status that this version does not know.
 * @data-step="rejected" The banking partner has rejected the buyer.
 * @data-step="opening" The banking partner opens the first account.
 * @data-step="accounts" The accounts are shown.
 */
export const BankDepositRoot = forwardRef<HTMLDivElement, BankDepositRootProps>(
  function BankDepositRoot(given, ref) {
    const props = useParsedProps('BankDeposit', given, parsers)
    const { wallet, onConnect } = props
    const onStatus = useStatusCallback<Customer>(props.onStatus)
    const root = { ...nativeProps(props, parsers), ref, name: 'bank' }
    return (
      <NeedsWallet of="BankDeposit" root={root} wallet={wallet} onConnect={onConnect}>
        {(connected) => (
          <BankDepositContent {...props} wallet={connected} onStatus={onStatus} root={root} />
        )}
      </NeedsWallet>
    )
  },
)

const parsers: PropParsers<BankDepositOwnProps> = {
  wallet: 'string',
  onConnect: 'function',
  defaultCountry: countryCode,
  defaultEmail: 'string',
  frame: framePolicy,
  presentation: presentations,
  onStatus: 'function',
}

interface BankDepositContentProps extends BankDepositOwnProps {
  readonly wallet: string
  readonly root: ComponentProps<typeof Root>
}

function BankDepositContent(props: BankDepositContentProps) {
  const { wallet, defaultCountry, defaultEmail, onStatus, frame, presentation, root } = props
  const bank = useBankDeposit({ wallet, onStatus })
  const registration = useRegistrationForm(wallet, defaultCountry, defaultEmail)
  const page = useBankPage(wallet, bank, presentation)
  const choice = useAccountChoice(bank.accounts)
  const copying = useCopy<DepositField | 'all'>(choice.key)
  return (
    <BankDepositContext.Provider
      value={{ wallet, bank, registration, page, choice, copying, frame, presentation }}
    >
      <StepProvider step={useBankStep(bank, page)}>
        <Root {...root} data-step={bank.step} />
      </StepProvider>
    </BankDepositContext.Provider>
  )
}

/** Props of a bank deposit, without the attributes of its root element. */
export interface BankDepositOwnProps {
  /** Address that receives the deposits. Without one the component asks the customer to connect a wallet. */
  readonly wallet: string | null | undefined
  /** Called by the button "Connect a wallet", which is shown while there is no wallet. @default no such button */
  readonly onConnect?: (() => void) | undefined
  /** Initial country. @default from the browser's languages, else 'US' */
  readonly defaultCountry?: string | undefined
  /** Initial email address. @default '' */
  readonly defaultEmail?: string | undefined
  /** Frame policy of the hosted pages. */
  readonly frame?: FramePolicy | undefined
  /** Where the hosted pages open: in a frame, in a new tab, or by a redirect of this one. @default 'auto' */
  readonly presentation?: Presentation | undefined
  /** Called once for each status of the customer, and again after a reload. */
  readonly onStatus?: ((customer: Customer) => void) | undefined
}

/** Props of `<BankDeposit>`. Attributes of a `div`, such as `id` and `className`, go to its root element. */
export interface BankDepositProps
  extends BankDepositOwnProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof BankDepositOwnProps | 'children' | 'onSubmit'> {}

function useBankStep({ step, error }: BankDepositState, page: BankPage): Step {
  const { steps, pageTitle, onPage } = useMessages('bank', enBank)
  const isLoading = step === 'loading'
  const isWaiting = step === 'review' || step === 'unknown' || step === 'opening'
  const isStopped = mayBeOutdated(error)
  const shown = page.url === undefined ? undefined : page.kind
  return {
    key: shown ? `${step}-page` : step,
    ...(shown ? { title: pageTitle[shown], text: onPage[shown] } : steps[step]),
    // The texts of these steps say that the page updates.
    ...(isStopped && step !== 'accounts' && { text: '' }),
    // An error contradicts the title "Looking up".
    ...(isLoading && error !== undefined && { title: steps.accounts.title, text: '' }),
    isBusy: (isWaiting && !isStopped) || (isLoading && error === undefined),
    // The first read needs no user action.
    isQuiet: isLoading,
  }
}
