/**
 * What is wrong with a form, in words, by the name of the input. Of what was typed it holds nothing.
 */
export type FieldErrors = Readonly<Record<string, string>>
