import { formatAmount, parseAmount } from '@onramp-kit/core'

/** What the buyer typed, and how the field shows it: the same, or with the marks of the locale between its digits. */
export interface GroupedText {
  readonly text: string
  readonly shown: string
}

/** Groups the digits of an amount as the locale does. Returns other text, and one that would be another amount, unchanged. */
export function groupDigits(text: string, locale: string): string {
  const [, whole, fraction = ''] = /^(\p{Nd}+)(\p{P}\p{Nd}*)?$/u.exec(text) ?? []
  if (whole === undefined) return text
  const digits = Array.from(whole)
  const marked = formatAmount('1'.repeat(digits.length), { locale })
  const grouped = marked.replaceAll(/\p{Nd}/gu, () => digits.shift() ?? '') + fraction
  const read = (each: string) => JSON.stringify(parseAmount(each, locale))
  return read(grouped) === read(text) ? grouped : text
}

/**
 * Reads an edit of grouped digits, and groups them again. Marks that the field has shown are not part of the text; those
 * that the buyer types are, and then nothing is grouped: they may be decimal marks.
 *
 * @param before The field before the edit.
 * @param input The field after it.
 */
export function regroup(
  before: GroupedText,
  { value, selectionEnd }: HTMLInputElement,
  { data, inputType = '', isComposing = false }: Partial<InputEvent>,
  locale: string,
): GroupedText & { readonly caret: number } {
  const caret = selectionEnd ?? value.length
  const after = value.slice(caret)
  const end = before.shown.length - after.length
  // An edit by a script replaces everything.
  const inserted = data ?? (inputType.startsWith('delete') ? '' : value)
  let start = caret - inserted.length
  // An input method replaces what it composes.
  if (isComposing || value.slice(Math.max(start, 0), caret) !== inserted) {
    start = 0
    while (start < Math.min(caret, end) && value[start] === before.shown[start]) start += 1
  }
  const isEdit =
    start <= end && before.shown.startsWith(value.slice(0, start)) && before.shown.endsWith(after)
  const typed = isEdit ? typedCharacters(before) : []
  const head = typed.slice(0, start).join('') + value.slice(isEdit ? start : 0, caret)
  const text = head + (isEdit ? typed.slice(end).join('') : after)
  // Another text would end the composition.
  const shown = isComposing ? value : groupDigits(text, locale)
  let place = 0
  for (let index = 0; index < head.length; place += 1) if (shown[place] === text[index]) index += 1
  // A deletion passes a mark: the next one would meet it again.
  if (inputType.endsWith('Forward') && shown[place] !== text[head.length]) place += 1
  return { text, shown, caret: place }
}

/** The shown characters, each mark of the field as `''`. */
function typedCharacters({ text, shown }: GroupedText): readonly string[] {
  let index = 0
  return shown.split('').map((character) => {
    if (character !== text[index]) return ''
    index += 1
    return character
  })
}
