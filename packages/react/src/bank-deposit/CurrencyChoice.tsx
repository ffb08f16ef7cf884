'use client'

import type { VirtualAccount } from '@onramp-kit/core'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { createPart } from '../ui/createPart.tsx'
import { Phrase } from '../ui/Phrase.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { keyOf } from './useAccountChoice.ts'

/** The choice between accounts, by currency. A single account shows its currency. */
export const CurrencyChoice = /* @__PURE__ */ createPart(
  'currencies',
  'fieldset',
  function useCurrencyChoice() {
    const { bank, choice } = useBankDepositContext()
    const { currency } = useMessages('bank', enBank)
    if (choice.account === undefined) return null
    return {
      children: (
        <>
          <CurrencyLegend>{currency}</CurrencyLegend>
          {bank.accounts.map((account) => (
            <CurrencyOption key={keyOf(account)} account={account} />
          ))}
        </>
      ),
    }
  },
)

/** The label of the choice. */
const CurrencyLegend = /* @__PURE__ */ createPart('currencies-legend', 'legend')

interface CurrencyOptionProps {
  readonly account: VirtualAccount
}

/**
 * An account of the choice.
 *
 * @data-selected The buyer sees its details.
 */
const CurrencyOption = /* @__PURE__ */ createPart<'label', CurrencyOptionProps>(
  'currency',
  'label',
  function useCurrencyOption({ account, ...given }) {
    const { choice } = useBankDepositContext()
    const { locale } = useRootLanguage()
    const { currency } = account
    return {
      given,
      'data-selected': account === choice.account || undefined,
      children: (
        <>
          <CurrencyRadio account={account} />
          <Phrase>{currency}</Phrase> <CurrencyName>{nameOf(currency, locale)}</CurrencyName>
        </>
      ),
    }
  },
)

/** The radio button of an account. */
const CurrencyRadio = /* @__PURE__ */ createPart<'input', CurrencyOptionProps>(
  'currency-radio',
  'input',
  function useCurrencyRadio({ account, ...given }) {
    const { choice, copying } = useBankDepositContext()
    return {
      given,
      type: 'radio',
      name: choice.name,
      value: keyOf(account),
      checked: account === choice.account,
      onChange() {
        choice.choose(keyOf(account))
        copying.forget()
      },
    }
  },
)

/** The name of the currency in the buyer's language, if it has one. */
const CurrencyName = /* @__PURE__ */ createPart('currency-name', 'small')

function nameOf(code: string, locale: string): string | undefined {
  // Intl throws for anything but three letters.
  if (!/^[A-Z]{3}$/i.test(code)) return undefined
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code)
}
