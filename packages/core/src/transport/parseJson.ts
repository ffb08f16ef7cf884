/** A number of more than 15 characters or with an exponent, in JSON or in one of its strings. Shorter ones are exact. */
const LONG_NUMBER = /(?:^|[[:,])\s*-?\d(?:[\d.]{15}|[\d.]{0,14}[eE])/

/** A string of JSON, or such a number. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d(?:[\d.]{15}|[\d.]{0,14}[eE])[\d.eE+-]*/g

/**
 * Parses JSON without rounding: a number that JavaScript would write otherwise becomes text, as the service wrote it. A
 * bank account number has up to 17 digits.
 *
 * @param roundsFractions whether a fraction stays a number, for a schema that requires one, such as that of a rate
 * @throws SyntaxError if the text is not JSON
 */
export function parseJson(text: string, roundsFractions = false): unknown {
  const value: unknown = JSON.parse(text)
  if (!LONG_NUMBER.test(text)) return value
  const exact = text.replaceAll(TOKEN, (token) => {
    const number = Number(token)
    const isKept =
      token[0] === '"' ||
      String(number) === token ||
      (roundsFractions && Math.abs(number) <= Number.MAX_SAFE_INTEGER)
    return isKept ? token : `"${token}"`
  })
  return JSON.parse(exact)
}
