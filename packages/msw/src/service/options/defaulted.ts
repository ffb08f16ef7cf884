/** Every property optional; `undefined` selects the default. */
export type Defaulted<Options> = { readonly [Name in keyof Options]?: Options[Name] | undefined }

/** Drops the properties that are `undefined`, so that spreading the rest keeps the defaults. */
export function withoutUndefined<Options extends object>(
  options: Options,
): { [Name in keyof Options]: Exclude<Options[Name], undefined> } {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as { [Name in keyof Options]: Exclude<Options[Name], undefined> }
}
