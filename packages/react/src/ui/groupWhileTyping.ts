import { formatAmount } from '@onramp-kit/core'

// Not part of the first chunk: nobody types before the form appears.

/** The locale of each input that groups. */
const locales = new WeakMap<HTMLInputElement, string>()

/**
 * Groups the digits of an amount while the buyer types it, and keeps the caret between the same digits. Marks that the buyer
 * types stay, and then nothing is grouped: in another locale they are decimal marks. Changes the value before the handlers
 * of the page read it.
 *
 * @param locale Replaces the one of an earlier call.
 */
export function groupWhileTyping(input: HTMLInputElement, locale: string): void {
  const isGrouping = locales.has(input)
  locales.set(input, locale)
  if (isGrouping) return
  /** The text before the edit, and where its selection began. Undefined for an edit by a script. */
  let before: { readonly text: string; readonly start: number } | undefined
  const remember = () => {
    before = { text: input.value, start: input.selectionStart ?? 0 }
  }
  const group = (inputType?: string) => {
    const edited = { text: input.value, caret: input.selectionStart ?? 0 }
    const next = regroup(before, edited, locales.get(input) ?? locale, inputType)
    before = undefined
    if (next.text === edited.text) return
    // React compares the value with the one it set: setting it here would hide the edit.
    input.setRangeText(next.text, 0, edited.text.length)
    // Safari would focus it.
    if (input.matches(':focus')) input.setSelectionRange(next.caret, next.caret)
  }
  // An input method replaces what it composes: another text would end the composition.
  input.addEventListener('beforeinput', ({ isComposing, inputType }) => {
    if (isComposing) return
    remember()
    // The text that it restores has marks of the buyer or ours.
    if (inputType.startsWith('history')) before = undefined
  })
  input.addEventListener('compositionstart', remember)
  input.addEventListener(
    'input',
    (event) => {
      const { isComposing, inputType } = event
      if (!isComposing) group(inputType)
    },
    true,
  )
  input.addEventListener('compositionend', () => {
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

interface Edited {
  readonly text: string
  readonly caret: number
}

/** Groups the text after an edit, given the text before. */
function regroup(
  before: { readonly text: string; readonly start: number } | undefined,
  { text, caret }: Edited,
  locale: string,
  inputType = '',
): Edited {
  const { group } = marksOf(locale)
  const withoutMarks = (part: string) => part.replaceAll(group, '')
  const isOurs =
    before !== undefined && before.text === groupDigits(withoutMarks(before.text), locale)
  const start = isOurs ? Math.min(before.start, caret) : caret
  const [head, typed, tail] = [text.slice(0, start), text.slice(start, caret), text.slice(caret)]
  const digits = isOurs ? withoutMarks(head) + typed + withoutMarks(tail) : text
  const grouped = groupDigits(digits, locale)
  // The caret has as many characters after it as before.
  let left = withoutMarks(tail).length
  let place = grouped.length
  while (left > 0 && place > 0) {
    place -= 1
    if (grouped[place] !== group) left -= 1
  }
  // It passes a mark in the direction of a deletion: the next press would meet the mark again.
  const isForward = inputType.endsWith('Forward')
  if (grouped !== digits && grouped[place - 1] === group && !isForward) place -= 1
  return { text: grouped, caret: place }
}

/**
 * Groups the digits of an amount as the locale does. Returns text with anything but digits before its decimal mark
 * unchanged, and the digits themselves in every script.
 */
export function groupDigits(text: string, locale: string): string {
  const { decimal } = marksOf(locale)
  const [whole = '', ...fraction] = text.split(decimal)
  const digits = Array.from(whole)
  if (!/^\p{Nd}+$/u.test(whole)) return text
  const grouped = formatAmount('1'.repeat(digits.length), { locale }).replaceAll(
    /\p{Nd}/gu,
    () => digits.shift() ?? '',
  )
  // A locale may write numbers without such digits.
  return digits.length > 0 ? text : [grouped, ...fraction].join(decimal)
}

/** Returns the marks of a locale, by which it groups digits and separates cents. */
function marksOf(locale: string) {
  const [group = '', decimal = ''] = formatAmount('1111.1', { locale }).replaceAll(/\p{Nd}/gu, '')
  return { group, decimal }
}
