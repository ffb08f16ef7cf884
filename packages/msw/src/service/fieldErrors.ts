/**
 * What is wrong with a form, in words, by the name of the input. Of what was typed it holds nothing.
 */
export type FieldErrors = Readonly<Record<string, string>>

/** The complaints there are, of those there might be. */
export function fieldErrors(complaints: Readonly<Record<string, string | undefined>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(complaints).flatMap(([name, words]) => (words ? [[name, words]] : [])),
  )
}
