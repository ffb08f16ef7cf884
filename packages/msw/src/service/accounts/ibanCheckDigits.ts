/**
 * The two check digits of an IBAN. (ISO 13616, by ISO 7064 MOD 97-10.)
 * @param country ISO 3166-1 alpha-2
 * @param account what follows the check digits, in digits and capital letters
 */
export function ibanCheckDigits(country: string, account: string): string {
  // A letter counts as the number it is in base 36.
  const number = `${account}${country}00`.replaceAll(/[A-Z]/g, (letter) =>
    String(Number.parseInt(letter, 36)),
  )
  return String(98n - (BigInt(number) % 97n)).padStart(2, '0')
}
