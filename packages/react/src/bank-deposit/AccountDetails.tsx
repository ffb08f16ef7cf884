'use client'

import { chainName, type DepositField, depositFields } from '@onramp-kit/core'
import { Fragment, type RefObject, useRef } from 'react'
import { interpolate, messageLocale, shortWallet } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton, useCopyResult } from '../ui/CopyButton.tsx'
import { DescriptionList } from '../ui/DescriptionList.tsx'
import { Element, part } from '../ui/part.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { describeField } from './describeField.ts'

/**
 * The details of the chosen account, each with a button that copies it, a button that copies all of them, and the
 * result of copying.
 *
 * @element copy-hint p The result of copying, hidden from screen readers, which get an announcement. Keeps its height.
 */
export const AccountDetails = part<'dl'>('account', function AccountDetails(props) {
  const { account, key } = useBankDepositContext().choice
  const copied = useCopiedDetail()
  const list = useRef<HTMLDListElement>(null)
  if (account === undefined) return null
  const fields = groupFields(depositFields(account.source_deposit_instructions))
  return (
    <>
      <DescriptionList ref={list} overrides={props}>
        {fields.map(({ field, group }) => (
          <AccountDetail key={`${key} ${nameOf(field)}`} field={field} group={group} />
        ))}
      </DescriptionList>
      <CopyAll target={list} fields={fields.map(({ field }) => field)} />
      <p className="onramp-copy-hint" aria-hidden="true">
        {copied}
      </p>
    </>
  )
})

/** The known fields by group, in the order of a bank's transfer form. */
const groups: Readonly<Record<string, readonly string[]>> = {
  payee: [
    'account_holder_name',
    'bank_beneficiary_name',
    'iban',
    'bic',
    'bank_routing_number',
    'bank_account_number',
    'sort_code',
    'account_number',
  ],
  // Fields that the service added later, such as a reference.
  other: [],
  bank: ['bank_name', 'bank_address', 'bank_beneficiary_address'],
  transfer: ['currency', 'payment_rails', 'payment_rail'],
}

const nameOf = ({ path }: DepositField) => path.join('.')

/** Sorts the fields by group. Those that the service added keep its order. */
function groupFields(fields: readonly DepositField[]) {
  const known = new Set(Object.values(groups).flat())
  const rails = fields.find((field) => nameOf(field) === 'payment_rails')?.values ?? []
  // The deprecated `payment_rail` is one of them.
  const isRepeated = (field: DepositField) =>
    nameOf(field) === 'payment_rail' && field.values.every((rail) => rails.includes(rail))
  return Object.entries(groups).flatMap(([group, names]) => {
    const ordered =
      group === 'other'
        ? fields.filter((field) => !known.has(nameOf(field)))
        : names.flatMap((name) => fields.filter((field) => nameOf(field) === name))
    return ordered.filter((field) => !isRepeated(field)).map((field) => ({ field, group }))
  })
}

/**
 * One account detail.
 *
 * @class account-item div
 * @data-group="payee" The recipient, and the numbers of the account.
 * @data-group="other" A detail that the service added later.
 * @data-group="bank" The bank and its address.
 * @data-group="transfer" The currency and the kinds of transfer.
 * @element detail bdi A value of the service, with its own text direction. Page translators leave it unchanged.
 */
function AccountDetail({ field, group }: { readonly field: DepositField; readonly group: string }) {
  const messages = useMessages('bank', enBank)
  const language = useRootLanguage()
  const { copying } = useBankDepositContext()
  const value = useRef<HTMLElement>(null)
  const { label, text, isValue, isExact } = describeField(field, messages, messageLocale(language))
  const isIban = field.path.at(-1) === 'iban'
  return (
    <div className="onramp-description-item onramp-account-item" data-group={group}>
      <dt className="onramp-description-term">{label}</dt>
      <dd className="onramp-description-value">
        {isValue ? (
          <>
            <bdi className="onramp-detail" ref={value} translate="no">
              {isIban ? <Iban>{text}</Iban> : text}
            </bdi>
            {isExact && (
              <CopyButton
                target={value}
                label={label}
                last={copying.last}
                onCopy={() => copying.copy(value, field, text)}
              />
            )}
          </>
        ) : (
          text
        )}
      </dd>
    </div>
  )
}

interface CopyAllProps {
  /** The list, selected if the browser denies access to the clipboard. */
  readonly target: RefObject<HTMLElement | null>
  readonly fields: readonly DepositField[]
}

/**
 * The button that copies all details, one in each line after its label.
 *
 * @class copy-all button
 */
function CopyAll({ target, fields }: CopyAllProps) {
  const messages = useMessages('bank', enBank)
  const locale = messageLocale(useRootLanguage())
  const { copying } = useBankDepositContext()
  return (
    <Button
      className="onramp-copy-all"
      onClick={() => {
        const lines = fields.map((field) => {
          const { label, text } = describeField(field, messages, locale)
          return `${label}: ${text}`
        })
        void copying.copy(target, 'all', lines.join('\n'))
      }}
    >
      {messages.copyAll}
    </Button>
  )
}

/** Returns the result of the last copy, in the current language. */
export function useCopiedDetail(): string | undefined {
  const { last } = useBankDepositContext().copying
  const messages = useMessages('bank', enBank)
  const locale = messageLocale(useRootLanguage())
  const result = useCopyResult()
  if (!last) return undefined
  const { subject, way } = last
  return result(
    way,
    subject === 'all' ? messages.details : describeField(subject, messages, locale).label,
  )
}

/**
 * An IBAN in groups.
 *
 * @element detail-group span Four characters of an IBAN. The gap is CSS and is not copied.
 */
function Iban({ children }: { readonly children: string }) {
  return [...children.matchAll(/(?:^\s*)?\S{1,4}\s*/g)].map(({ 0: group, index }) => (
    <Fragment key={index}>
      <span className="onramp-detail-group">{group}</span>
      <wbr />
    </Fragment>
  ))
}

/** The destination of money sent to the chosen account: token, chain and wallet. */
export const AccountDestination = part<'p'>(
  'account-destination',
  function AccountDestination(props) {
    const { choice, wallet } = useBankDepositContext()
    const { route } = useMessages('bank', enBank)
    const { account } = choice
    if (account === undefined) return null
    const { destination_token: token, chain } = account
    const values = { token, chain: chainName(chain), wallet: shortWallet(wallet) }
    return (
      <Element tag="p" title={wallet} overrides={props}>
        {interpolate(route, values)}
      </Element>
    )
  },
)
