import * as fc from 'fast-check'

/** Texts of these characters, with every length equally likely. */
export function stringOf(
  signs: string,
  minLength: number,
  maxLength: number,
): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...Array.from(signs))
  return fc.string({ unit, minLength, maxLength, size: 'max' })
}
