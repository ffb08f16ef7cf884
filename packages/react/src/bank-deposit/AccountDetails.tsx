'use client'

import type { DepositField } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, Fragment, useId } from 'react'
import { messageLocale } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { plain } from '../provider/parseProps.ts'
import {
  DescriptionItem,
  DescriptionList,
  DescriptionTerm,
  DescriptionValue,
} from '../ui/DescriptionList.tsx'
import { cx } from '../ui/mergeProps.ts'
import { CopyButton } from './CopyButton.tsx'
import { describeField } from './describeField.ts'

/** What a bank needs to send money to an account. */
export function AccountDetails(props: ComponentPropsWithoutRef<'dl'>) {
  return <DescriptionList {...props} className={cx('account', props.className)} />
}

/** One line of the details; what a bank wants exactly so can be copied. */
export function AccountDetail({ field }: { readonly field: DepositField }) {
  const messages = useMessages('bank', enBank)
  const surface = useRoot()
  const id = useId()
  const { path = [], values = [] } = plain(field)
  if (!Array.isArray(path) || !Array.isArray(values) || path.length === 0) return null
  const given = { path, values }
  const { label, text, isExact } = describeField(given, messages, messageLocale(surface))
  const isIban = given.path.at(-1) === 'iban'
  return (
    <DescriptionItem>
      <DescriptionTerm>{label}</DescriptionTerm>
      <DescriptionValue>
        {isExact ? (
          <>
            <DetailText id={id}>{isIban ? <Iban>{text}</Iban> : text}</DetailText>
            <CopyButton target={id} label={label} />
          </>
        ) : (
          text
        )}
      </DescriptionValue>
    </DescriptionItem>
  )
}

/** What a bank wants exactly so, which runs its own way in a page that is written from right to left. */
export function DetailText(props: ComponentPropsWithoutRef<'bdi'>) {
  return <bdi {...props} className={cx('detail', props.className)} />
}

/** Four characters of an IBAN. What parts it from the next is none of its characters. */
export function DetailGroup(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={cx('detail-group', props.className)} />
}

/** An IBAN by fours, as it is read aloud and written on paper; copied, it is in one piece, as the service wrote it. */
function Iban({ children }: { readonly children: string }) {
  return [...children.matchAll(/(?:^\s*)?\S{1,4}\s*/g)].map(({ 0: group, index }) => (
    <Fragment key={index}>
      <DetailGroup>{group}</DetailGroup>
      <wbr />
    </Fragment>
  ))
}
