/** What is wrong with a form, by the name of the input. Empty when nothing is. */
export type FieldErrors = Readonly<Record<string, string>>
