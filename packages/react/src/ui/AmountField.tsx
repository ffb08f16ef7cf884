'use client'

import { formatAmount, type ParsedAmount, parseAmount } from '@onramp-kit/core'
import { type ComponentPropsWithoutRef, createContext, useState } from 'react'
import { interpolate, plural } from '../i18n/format.ts'
import { useMessages, useRoot } from '../i18n/useMessages.ts'
import { enAmount } from '../messages/en/amount.ts'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import { composeEventHandlers, cx, mergeIds } from './mergeProps.ts'

/** An amount that is being typed. */
export interface TypedAmount {
  /** The id of its field. */
  readonly id: string
  /** As it was typed. */
  readonly text: string
  readonly onText: (text: string) => void
  /** What is wrong with it, in words; empty while nothing is, or while it is too soon to say so. */
  readonly problem: string
}

export const AmountContext = /* @__PURE__ */ createContext<TypedAmount | undefined>(undefined)

/** The amount that the parts of an amount field draw. */
export function useTypedAmount(): TypedAmount {
  return useRequiredContext(AmountContext, 'a form with an amount, such as <CheckoutForm>.')
}

/** An amount with its label and its unit. */
export function AmountRow(props: ComponentPropsWithoutRef<'div'>) {
  return <div {...props} className={cx('amount', props.className)} />
}

/** The name of the field. */
export function AmountLabel(props: ComponentPropsWithoutRef<'label'>) {
  const { id } = useTypedAmount()
  return <label htmlFor={id} {...props} className={cx('amount-label', props.className)} />
}

/** The amount, big, in the buyer's own digits and separators. */
export function AmountInput(props: ComponentPropsWithoutRef<'input'>) {
  const { id, text, onText, problem } = useTypedAmount()
  const isInvalid = problem !== ''
  return (
    <input
      id={id}
      name="amount"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="go"
      aria-invalid={isInvalid}
      {...props}
      aria-describedby={mergeIds(props['aria-describedby'], isInvalid ? `${id}-error` : undefined)}
      value={text}
      onChange={composeEventHandlers(props.onChange, (event) => onText(event.target.value))}
      className={cx('amount-input', props.className)}
      data-invalid={isInvalid || undefined}
      data-long={lengthClass(text)}
    />
  )
}

/** What it is an amount of, such as USD. */
export function AmountUnit(props: ComponentPropsWithoutRef<'span'>) {
  return <span {...props} className={cx('amount-unit', props.className)} />
}

/** What is wrong with what was typed. There only while something is. */
export function AmountError(props: ComponentPropsWithoutRef<'p'>) {
  const { id, problem } = useTypedAmount()
  if (problem === '') return null
  return (
    <p id={`${id}-error`} role="alert" {...props} className={cx('amount-error', props.className)}>
      {problem}
    </p>
  )
}

/** How long an amount is: `some` is too long to be written big in a narrow column, `very` in any. */
export function lengthClass({ length }: string): 'some' | 'very' | undefined {
  if (length > 12) return 'very'
  return length > 8 ? 'some' : undefined
}

/**
 * What is wrong with a typed amount, in words; empty where nothing is.
 *
 * @param isTried whether the buyer meant it: before that, what only needs more typing is left alone.
 */
export function useAmountProblem(parsed: ParsedAmount, places: number, isTried: boolean): string {
  const messages = useMessages('amount', enAmount)
  const surface = useRoot()
  if (parsed.ok) return ''
  const { reason } = parsed
  if (!isTried && (reason === 'empty' || reason === 'zero')) return ''
  if (reason === 'too_precise') return plural(messages.too_precise, places, surface)
  return interpolate(messages[reason], {
    example: formatAmount('19.5', { locale: surface.locale }),
  })
}

interface Typed {
  readonly text: string
  /** How it was meant. */
  readonly locale: string
}

/**
 * What is typed as an amount; undefined before anything is. In another language it is written anew, for there the same
 * text may be another amount: `1.500` is one and a half in English, and fifteen hundred in German.
 */
export function useAmountText(locale: string) {
  const [typed, setTyped] = useState<Typed>()
  const setText = (text: string) => setTyped({ text, locale })
  return [typed && inLocale(typed, locale), setText] as const
}

function inLocale({ text, locale: meant }: Typed, locale: string): string {
  const parsed = parseAmount(text, meant)
  if (meant === locale || !parsed.ok) return text
  return formatAmount(parsed.amount, { locale, grouping: false })
}
