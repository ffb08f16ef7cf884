/** Letters that are no letter and a mark, as é is. */
const plain: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae' }

/**
 * Text as it is searched: without case, accents and punctuation, so that `sao tome` finds `São Tomé & Príncipe`. Accents
 * are the marks that all scripts share; those of a script's own are its vowels, by which Togo and Tonga differ in Hindi.
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
