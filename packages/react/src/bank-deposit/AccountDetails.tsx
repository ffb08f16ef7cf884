'use client'

import { chainName, type DepositField, depositFields } from '@onramp-kit/core'
import { Fragment, forwardRef, useId } from 'react'
import { interpolate, messageLocale, shortWallet } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { CopyButton, useCopyResult } from '../ui/CopyButton.tsx'
import { createPart, type PartProps } from '../ui/createPart.tsx'
import {
  DescriptionItem,
  DescriptionList,
  DescriptionTerm,
  DescriptionValue,
} from '../ui/DescriptionList.tsx'
import { useBankDepositContext } from './BankDepositContext.ts'
import { describeField } from './describeField.ts'

/**
 * The bank details of the chosen account, each with a button that copies it, and the result of copying.
 *
 * @class account dl
 */
export const AccountDetails = /* @__PURE__ */ forwardRef<HTMLDListElement, PartProps<'dl'>>(
  function AccountDetails(props, ref) {
    if (useBankDepositContext().choice.account === undefined) return null
    return (
      <>
        <AccountList {...props} ref={ref} />
        <CopyHint />
      </>
    )
  },
)

/** The bank details of the chosen account. */
const AccountList = /* @__PURE__ */ createPart(
  'account',
  DescriptionList,
  function useAccountList() {
    const { account } = useBankDepositContext().choice
    const fields = account ? depositFields(account.source_deposit_instructions) : []
    return {
      children: fields.map((field) => (
        <AccountDetail key={`${account?.id} ${field.path.join('.')}`} field={field} />
      )),
    }
  },
)

function AccountDetail({ field }: { readonly field: DepositField }) {
  const messages = useMessages('bank', enBank)
  const language = useRootLanguage()
  const { copying } = useBankDepositContext()
  const id = useId()
  const { label, text, isExact } = describeField(field, messages, messageLocale(language))
  const isIban = field.path.at(-1) === 'iban'
  return (
    <DescriptionItem>
      <DescriptionTerm>{label}</DescriptionTerm>
      <DescriptionValue>
        {isExact ? (
          <>
            <DetailText id={id}>{isIban ? <Iban>{text}</Iban> : text}</DetailText>
            <CopyButton
              target={id}
              label={label}
              last={copying.last}
              onCopy={(element) => copying.copy(element, field)}
            />
          </>
        ) : (
          text
        )}
      </DescriptionValue>
    </DescriptionItem>
  )
}

/** The result of copying, hidden from screen readers, which get an announcement. Keeps its height. */
export const CopyHint = /* @__PURE__ */ createPart('copy-hint', 'p', function useCopyHint() {
  return { 'aria-hidden': true, children: useCopiedDetail() }
})

/** Returns the result of the last copy, in the current language. */
export function useCopiedDetail(): string | undefined {
  const { last } = useBankDepositContext().copying
  const messages = useMessages('bank', enBank)
  const locale = messageLocale(useRootLanguage())
  const result = useCopyResult()
  return last ? result(last.way, describeField(last.subject, messages, locale).label) : undefined
}

/** A value to copy, with its own text direction. */
const DetailText = /* @__PURE__ */ createPart('detail', 'bdi')

/** Four characters of an IBAN. The gap is CSS and is not copied. */
const DetailGroup = /* @__PURE__ */ createPart('detail-group', 'span')

function Iban({ children }: { readonly children: string }) {
  return [...children.matchAll(/(?:^\s*)?\S{1,4}\s*/g)].map(({ 0: group, index }) => (
    <Fragment key={index}>
      <DetailGroup>{group}</DetailGroup>
      <wbr />
    </Fragment>
  ))
}

/** The destination of money sent to the chosen account: token, chain and wallet. */
export const AccountDestination = /* @__PURE__ */ createPart(
  'account-destination',
  'p',
  function useAccountDestination() {
    const { choice, wallet } = useBankDepositContext()
    const { route } = useMessages('bank', enBank)
    const { account } = choice
    if (account === undefined) return null
    const { destination_token: token, chain } = account
    const values = { token, chain: chainName(chain), wallet: shortWallet(wallet) }
    return { title: wallet, children: interpolate(route, values) }
  },
)
