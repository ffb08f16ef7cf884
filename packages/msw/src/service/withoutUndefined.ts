/**
 * The options that were given: a key that holds `undefined` counts as left out, so that it never
 * takes a default's place.
 */
export function withoutUndefined<Options extends object>(
  options: {
    readonly [Name in keyof Options]: Options[Name] | undefined
  },
): Options {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Options
}
