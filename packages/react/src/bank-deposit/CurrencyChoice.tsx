'use client'

import type { VirtualAccount } from '@onramp-kit/core'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Phrase } from '../ui/Phrase.tsx'
import { Element, part } from '../ui/part.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { keyOf } from './useAccountChoice.ts'

/**
 * The choice between accounts, by currency. A single account shows its currency.
 *
 * @element currencies-legend legend The label of the choice.
 */
export const CurrencyChoice = part<'fieldset'>('currencies', function CurrencyChoice(props) {
  const { choice } = useBankDepositContext()
  const { currency } = useMessages('bank', enBank)
  if (choice.account === undefined) return null
  return (
    <Element tag="fieldset" overrides={props}>
      <legend className="onramp-currencies-legend">{currency}</legend>
      {choice.accounts.map((account) => (
        <CurrencyOption key={keyOf(account)} account={account} />
      ))}
    </Element>
  )
})

/**
 * An account of the choice.
 *
 * @class currency label
 * @data-selected The buyer sees its details.
 * @element currency-radio input The radio button.
 * @element currency-name small The name of the currency in the buyer's language, if it has one.
 */
function CurrencyOption({ account }: { readonly account: VirtualAccount }) {
  const { choice } = useBankDepositContext()
  const { locale } = useRootLanguage()
  const { currency } = account
  const isSelected = account === choice.account
  const id = `${choice.name}-${currency}`
  return (
    <label className="onramp-currency" data-selected={isSelected || undefined}>
      <input
        className="onramp-currency-radio"
        type="radio"
        form=""
        name={choice.name}
        aria-labelledby={`${id} ${id}-name`}
        value={keyOf(account)}
        checked={isSelected}
        onChange={() => choice.choose(keyOf(account))}
      />
      <Phrase id={id} translate="no">
        {currency}
      </Phrase>{' '}
      <small className="onramp-currency-name" id={`${id}-name`} lang={locale}>
        {nameOf(currency, locale)}
      </small>
    </label>
  )
}

function nameOf(code: string, locale: string): string | undefined {
  // Intl throws for anything but three letters.
  if (!/^[A-Z]{3}$/i.test(code)) return undefined
  return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'none' }).of(code)
}
