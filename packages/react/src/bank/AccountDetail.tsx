'use client'

import type { DepositField } from '@onramp-kit/core'
import { useId } from 'react'
import { localeOfWords } from '../i18n/format.ts'
import { useSurface, useWords } from '../i18n/useMessages.ts'
import { enBank } from '../messages/en/bank.ts'
import { plain } from '../provider/parseProps.ts'
import { Line, LineTerm, LineValue } from '../ui/DescriptionList.tsx'
import { CopyButton } from './CopyButton.tsx'
import { DetailText } from './DetailText.tsx'
import { describeField } from './describeField.ts'
import { Iban } from './Iban.tsx'

/** One line of the details; what a bank wants exactly so can be copied. */
export function AccountDetail({ field }: { readonly field: DepositField }) {
  const words = useWords('bank', enBank)
  const surface = useSurface()
  const id = useId()
  const { path = [], values = [] } = plain(field)
  if (!Array.isArray(path) || !Array.isArray(values) || path.length === 0) return null
  const given = { path, values }
  const { label, text, isExact } = describeField(given, words, localeOfWords(surface))
  const isIban = given.path.at(-1) === 'iban'
  return (
    <Line>
      <LineTerm>{label}</LineTerm>
      <LineValue>
        {isExact ? (
          <>
            <DetailText id={id}>{isIban ? <Iban>{text}</Iban> : text}</DetailText>
            <CopyButton target={id} label={label} />
          </>
        ) : (
          text
        )}
      </LineValue>
    </Line>
  )
}
