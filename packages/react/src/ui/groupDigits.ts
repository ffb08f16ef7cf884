import { formatAmount, parseAmount } from '@onramp-kit/core'

/** The typed text, and the same text as the field shows it: with the locale's separators between its digits, or unchanged. */
export interface GroupedText {
  readonly text: string
  readonly shown: string
}

/** Groups the digits of an amount as the locale does. Returns text unchanged if that would change the amount. */
export function groupDigits(text: string, locale: string): string {
  const [, whole, fraction = ''] = /^(\p{Nd}+)(\p{P}\p{Nd}*)?$/u.exec(text) ?? []
  if (whole === undefined) return text
  const digits = Array.from(whole)
  const template = formatAmount('1'.repeat(digits.length), { locale })
  const grouped = template.replaceAll(/\p{Nd}/gu, () => digits.shift() ?? '') + fraction
  // Digits are left if those of the locale are letters, such as Han digits.
  return digits.length === 0 && isSameAmount(grouped, text, locale) ? grouped : text
}

function isSameAmount(one: string, other: string, locale: string): boolean {
  const [first, second] = [one, other].map((each) => JSON.stringify(parseAmount(each, locale)))
  return first === second && !first?.includes('not_a_number')
}

/**
 * Reads an edit of grouped digits, and groups them again. Separators that the field has added are not part of the text.
 * Those that the buyer types are, and turn off grouping: they may be decimal marks.
 *
 * @param before The field before the edit.
 * @param input The field after it.
 */
export function regroup(
  before: GroupedText,
  { value, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionEnd'>,
  event: Partial<InputEvent>,
  locale: string,
): GroupedText & { readonly caret: number } {
  const { inputType = '', isComposing = false } = event
  const caret = selectionEnd ?? value.length
  const edit = findEdit(before.shown, value, caret, event)
  const typedBefore = typedCharacters(before)
  /** For each character of the value: itself, or `''` for a separator that the field has added. */
  const typed =
    edit === undefined
      ? typedCharacters({ text: ungroup(value, locale), shown: value })
      : [
          ...typedBefore.slice(0, edit.start),
          ...value.slice(edit.start, value.length - edit.tail).split(''),
          ...typedBefore.slice(before.shown.length - edit.tail),
        ]
  const text = typed.join('')
  // Another value ends the composition, which is better than one that shows another amount.
  const isKept = isComposing && isSameAmount(value, text, locale)
  const shown = isKept ? value : groupDigits(text, locale)
  const left = typed.slice(0, caret).join('').length
  let place = 0
  for (let index = 0; index < left && place < shown.length; place += 1)
    if (shown[place] === text[index]) index += 1
  // Past the separator, so that the next Delete reaches a digit.
  if (inputType.endsWith('Forward') && shown[place] !== text[left]) place += 1
  return { text, shown, caret: place }
}

/**
 * Finds how many characters before and after an edit have not changed. Returns `undefined` if the value may be a new one, such
 * as after an undo or from a script.
 */
function findEdit(
  shown: string,
  value: string,
  caret: number,
  { data, inputType = '', isComposing, type }: Partial<InputEvent>,
) {
  // An input method may replace more than the caret tells.
  const isComposition = isComposing || type === 'compositionend'
  const inserted = caret - (data?.length ?? Number.NaN)
  const after = value.length - caret
  if (
    !isComposition &&
    value.slice(inserted, caret) === data &&
    inserted + after <= shown.length &&
    shown.startsWith(value.slice(0, inserted)) &&
    shown.endsWith(value.slice(caret))
  )
    return { start: inserted, tail: after }
  const shared = Math.min(shown.length, value.length)
  let start = 0
  while (start < shared && value[start] === shown[start]) start += 1
  let tail = 0
  while (tail < shared - start && value.at(-1 - tail) === shown.at(-1 - tail)) tail += 1
  const isInsertion = start + tail === shown.length && !inputType.startsWith('delete')
  const isDeletion = start + tail === value.length && !inputType.startsWith('insert')
  return isComposition || isInsertion || isDeletion ? { start, tail } : undefined
}

/** Returns the text without separators if the field groups it the same way. */
function ungroup(text: string, locale: string): string {
  const [separator = ''] = groupDigits('1234567', locale).replaceAll(/\d/g, '')
  const plain = text.replaceAll(separator, '')
  return groupDigits(plain, locale) === text ? plain : text
}

/** The shown characters, each separator of the field as `''`. */
function typedCharacters({ text, shown }: GroupedText): readonly string[] {
  let index = 0
  return shown.split('').map((character) => {
    if (character !== text[index]) return ''
    index += 1
    return character
  })
}
