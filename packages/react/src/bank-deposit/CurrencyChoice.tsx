'use client'

import { countryFromLanguages, currencyForCountry, type VirtualAccount } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, useId, useState } from 'react'
import { useLanguages } from '../i18n/useLocale.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { plain, stringOf } from '../provider/parseProps.ts'
import { composeEventHandlers, cx } from '../ui/mergeProps.ts'
import { useBankDepositContext } from './BankDepositContext.ts'

/** The choice between accounts; of one alone it says the currency. */
export function CurrencyChoice() {
  const { accounts } = useBankDepositContext().bank
  return (
    <CurrencyField>
      <CurrencyLegend />
      {accounts.map((account) => (
        <CurrencyOption key={account.id} account={account}>
          <CurrencyRadio account={account} />
          {account.currency} <CurrencyName code={account.currency} />
        </CurrencyOption>
      ))}
    </CurrencyField>
  )
}

/** The choice between accounts, by the currency of each. */
export function CurrencyField(props: ComponentPropsWithoutRef<'fieldset'>) {
  return <fieldset {...props} className={cx('currencies', props.className)} />
}

/** What is chosen between. */
export function CurrencyLegend({
  className,
  children,
  ...rest
}: ComponentPropsWithoutRef<'legend'>) {
  const { currency } = useMessages('bank', enBank)
  return (
    <legend {...rest} className={cx('currencies-legend', className)}>
      {children ?? currency}
    </legend>
  )
}

export interface CurrencyOptionProps extends ComponentPropsWithoutRef<'label'> {
  readonly account: VirtualAccount
}

/** One of the accounts to choose from. */
export function CurrencyOption({ account, ...props }: CurrencyOptionProps) {
  const isChosen = plain(account).id === useBankDepositContext().choice.account?.id
  const className = cx('currency', props.className)
  return (
    <label {...props} className={className} data-selected={isChosen || undefined}>
      {props.children}
    </label>
  )
}

export interface CurrencyRadioProps extends ComponentPropsWithoutRef<'input'> {
  readonly account: VirtualAccount
}

/** Chooses an account. */
export function CurrencyRadio({ account, ...props }: CurrencyRadioProps) {
  const { choice, copying } = useBankDepositContext()
  const { id = '' } = plain(account)
  return (
    <input
      {...props}
      type="radio"
      name={choice.name}
      value={id}
      checked={id === choice.account?.id}
      onChange={composeEventHandlers(props.onChange, () => {
        choice.choose(id)
        copying.forget()
      })}
      className={cx('currency-radio', props.className)}
    />
  )
}

export interface CurrencyNameProps extends ComponentPropsWithoutRef<'small'> {
  readonly code: string
}

/** The name of a currency in the buyer's language; nothing where it has none. */
export function CurrencyName({ code, ...props }: CurrencyNameProps) {
  const { locale } = useRoot()
  return (
    <small {...props} className={cx('currency-name', props.className)}>
      {nameOf(stringOf(code) ?? '', locale)}
    </small>
  )
}

function nameOf(code: string, locale: string): string | undefined {
  // Anything but three letters, Intl refuses.
  if (!/^[A-Z]{3}$/i.test(code)) return undefined
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code)
}

export interface AccountChoice {
  /** The account that is shown; undefined where there is none. */
  readonly account: VirtualAccount | undefined
  readonly choose: (id: string) => void
  /** Of the group of its buttons. */
  readonly name: string
}

/** One account at a time: at first the one in the currency of the buyer's country, else the first there is. */
export function useAccountChoice(accounts: readonly VirtualAccount[]): AccountChoice {
  const [chosen, choose] = useState<string>()
  const own = currencyForCountry(countryFromLanguages(useLanguages()))
  const account =
    accounts.find(({ id }) => id === chosen) ??
    accounts.find(({ currency }) => currency === own) ??
    accounts[0]
  return { account, choose, name: useId() }
}
