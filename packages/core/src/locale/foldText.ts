/** Letters that do not decompose into a letter and a mark. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae' }

/**
 * Removes case, accents and punctuation, so that `sao tome` finds `São Tomé & Príncipe`. Only marks that all scripts share
 * are accents: a script's own marks are vowels, by which Togo and Tonga differ in Hindi.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıłđøßæ]/g, (letter) => plain[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
