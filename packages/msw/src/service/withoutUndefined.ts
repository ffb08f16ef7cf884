/**
 * The options that were given: a key that holds `undefined` counts as left out, so that it never
 * takes a default's place.
 */
export function withoutUndefined<Options extends object>(options: Options): Options {
  const given = Object.entries(options).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Options
}
