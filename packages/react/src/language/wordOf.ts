/** What there is for a name that the service says, and nothing of what every object has, such as `constructor`. */
export function wordOf<Word>(
  words: Readonly<Record<string, Word>>,
  name: string | number,
): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined
}
