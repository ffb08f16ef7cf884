'use client'

import { formatAmount, type ParsedAmount, parseAmount } from '@onramp-kit/core'
import { createContext, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'
import { interpolate, plural } from '../i18n/format.ts'
import { useMessages, useRootLanguage } from '../i18n/useMessages.ts'
import { enAmount } from '../messages/en/amount.ts'
import { useRequiredContext } from '../provider/OnrampContext.ts'
import type { GroupedText } from './groupDigits.ts'
import { useEarlyInput } from './lifecycle.ts'
import { Element, part } from './part.tsx'
import { type ShownFields, useShownField } from './shownFields.ts'

/** The state of an amount field. */
interface AmountFieldState {
  /** The id of the input; with the suffixes `-label`, `-unit` and `-error`, those of its label, unit and error. */
  readonly id: string
  /** What the buyer typed. */
  readonly text: string
  /** The currency or token of the amount. */
  readonly unit: string
  readonly onText: (text: string) => void
  /** The message for an invalid amount; `''` for a valid one. */
  readonly problem: string
  /** Receives the input, for the form to focus. */
  readonly inputRef: RefObject<HTMLInputElement | null> | undefined
  /** Receives `amount` while the message is shown here. */
  readonly fields?: ShownFields
  /** The amount, if the buyer cannot change it. */
  readonly fixed?: string | undefined
}

export const AmountContext = createContext<AmountFieldState | undefined>(undefined)

export function useAmountField(): AmountFieldState {
  return useRequiredContext(AmountContext, '<CheckoutParts.Form> or <CryptoDepositParts.Amount>')
}

/** The label of the amount field. */
export const AmountLabel = part<'label'>('amount-label', function AmountLabel(props) {
  const { id } = useAmountField()
  return <Element tag="label" id={`${id}-label`} htmlFor={id} overrides={props} />
})

/**
 * The input for the amount, in the digits and separators of the buyer's locale, grouped while the buyer types. Completes
 * the cents, and leaves out a typed unit, while it has no focus. Ignores `id`: its label refers to its own.
 *
 * @data-invalid The amount is invalid.
 * @data-long="some" The amount is too long for large type in a narrow column.
 * @data-long="very" The amount is too long for large type in any column.
 */
export const AmountInput = part<'input'>('amount-input', function AmountInput(props) {
  const { id, text, unit, onText, problem, inputRef, fixed } = useAmountField()
  const { locale } = useRootLanguage()
  /** What the field shows while it has the focus. */
  const [focused, setFocused] = useState<GroupedText & { readonly locale: string }>()
  const show = (next: GroupedText, input: HTMLInputElement) =>
    setFocused(input.matches(':focus') ? { ...next, locale } : undefined)
  useEffect(loadGrouping, [])
  useEarlyInput(`[id="${id}"]`, inputRef, (input) => {
    const { value } = input
    onText(value)
    show({ text: value, shown: value }, input)
  })
  const isInvalid = problem !== ''
  const complete = reformat(text, locale, unit, { locale })
  const isCurrent = focused?.text === text && focused.locale === locale
  const typed = isCurrent ? focused.shown : (grouping?.groupDigits(text, locale) ?? text)
  const value = focused === undefined ? complete : typed

  const edit = (event: SyntheticEvent<HTMLInputElement>) => {
    const input = event.target as HTMLInputElement
    // Cents that the field has completed are no separators.
    const before = { text: focused === undefined ? value : text, shown: value }
    const plain = { text: input.value, shown: input.value, caret: 0 }
    const next = grouping?.regroup(before, input, event.nativeEvent, locale) ?? plain
    // Before the next render, which would move the caret. Safari would focus another field.
    if (next.shown !== input.value && input.matches(':focus')) {
      input.value = next.shown
      input.setSelectionRange(next.caret, next.caret)
    }
    show(next, input)
    onText(next.text)
  }
  return (
    <Element
      tag="input"
      id={id}
      name="amount"
      type="text"
      inputMode="decimal"
      autoComplete="off"
      placeholder={formatAmount('0', { locale })}
      enterKeyHint="go"
      readOnly={fixed !== undefined}
      // Only by its label, also inside a label of the page.
      aria-labelledby={`${id}-label`}
      aria-invalid={isInvalid}
      ref={inputRef}
      aria-describedby={`${id}-unit ${id}-error`}
      value={value}
      onChange={edit}
      onCompositionEnd={edit}
      onFocus={({ currentTarget: input }) => {
        show({ text, shown: grouping?.groupDigits(text, locale) ?? text }, input)
        // The Tab key selects everything, which ends when the text changes.
        if (input.selectionEnd !== input.selectionStart) queueMicrotask(() => input.select())
      }}
      onBlur={() => setFocused(undefined)}
      data-invalid={isInvalid || undefined}
      data-long={lengthClass(complete)}
      overrides={props}
    />
  )
})

/** Undefined until it is loaded, after the form: the first chunk stays small. */
let grouping: typeof import('./groupDigits.ts') | undefined

function loadGrouping() {
  import('./groupDigits.ts').then(
    (loaded) => {
      grouping = loaded
    },
    // Then the digits are grouped only while the field has no focus.
    () => {},
  )
}

/** Formats an amount that was typed in a locale, without its unit; other text is returned unchanged. */
function reformat(
  text: string,
  typedIn: string,
  unit: string,
  format: Parameters<typeof formatAmount>[1],
): string {
  const parsed = parseAmount(text, typedIn, undefined, unit)
  return parsed.ok ? formatAmount(parsed.amount, format) : text
}

/** The message for an invalid amount, while there is one. Ignores `id`: the input refers to its own. */
export const AmountError = part<'p'>('amount-error', function AmountError(props) {
  const { id, problem, fields } = useAmountField()
  useShownField('amount', fields)
  if (problem === '') return null
  return (
    <Element tag="p" id={`${id}-error`} role="alert" overrides={props}>
      {problem}
    </Element>
  )
})

/** Classifies the length of an amount: `some` is too long for large type in a narrow column, `very` in any. */
export function lengthClass({ length }: string): 'some' | 'very' | undefined {
  if (length > 12) return 'very'
  return length > 8 ? 'some' : undefined
}

/**
 * Returns the message for an invalid amount; `''` for a valid one.
 *
 * @param isTried Whether the buyer submitted the form. Before that, an incomplete amount is not reported.
 */
export function useAmountProblem(
  parsed: ParsedAmount,
  places: number,
  unit: string,
  isTried: boolean,
): string {
  const messages = useMessages('amount', enAmount)
  const language = useRootLanguage()
  if (parsed.ok) return ''
  const { reason } = parsed
  if (!isTried && (reason === 'empty' || reason === 'zero')) return ''
  if (reason === 'too_precise') return plural(messages.too_precise, places, language)
  return interpolate(messages[reason], {
    example: formatAmount('19.5', { locale: language.locale }),
    unit,
  })
}

/**
 * Holds what the buyer typed as an amount; `undefined` before that. Reformats it when the locale changes, since the same
 * text may be another amount there: `1.500` is one and a half in English, and fifteen hundred in German.
 *
 * @param unit The currency or token of the amount.
 */
export function useAmountText(locale: string, unit: string) {
  /** What the buyer typed, and the locale in which they did. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly locale: string }>()
  const setText = (text: string) => setTyped({ text, locale })
  const text =
    typed && typed.locale !== locale
      ? reformat(typed.text, typed.locale, unit, { locale, grouping: false })
      : typed?.text
  return [text, setText] as const
}
