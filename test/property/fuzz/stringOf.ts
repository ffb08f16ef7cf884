import * as fc from 'fast-check'

/** Texts of these signs and of no others. Every length is as likely. */
export function stringOf(
  signs: string,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...Array.from(signs))
  return fc.string({ unit, minLength, maxLength, size: 'max' })
}
