import { virtual } from '@guidepup/virtual-screen-reader'

/** More than any component has. */
const MOST_PHRASES = 1000

/** Returns what a screen reader says of an element from its start to its end, a line for each phrase. */
export async function transcriptOf(element: HTMLElement): Promise<readonly string[]> {
  // The reader does not know that a closed `details` or `select` hides its content.
  const folded = element.querySelectorAll(
    'details:not([open]) > :not(summary), option:not(:checked)',
  )
  for (const content of folded) content.setAttribute('aria-hidden', 'true')
  await virtual.start({ container: element })
  const first = await virtual.lastSpokenPhrase()
  const start = virtual.activeNode
  const phrases = [first]
  try {
    for (;;) {
      await virtual.next()
      const phrase = await virtual.lastSpokenPhrase()
      // After the end the reader goes back to the start.
      if (virtual.activeNode === start && phrase === first) break
      phrases.push(phrase)
      if (phrases.length > MOST_PHRASES)
        throw new Error('the reader does not get back to the start')
    }
  } finally {
    await virtual.stop()
    for (const content of folded) content.removeAttribute('aria-hidden')
  }
  return (
    phrases
      .filter((phrase) => !phrase.startsWith('end of'))
      // A word joiner is not spoken.
      .map((phrase) => phrase.replaceAll('\u2060', ''))
  )
}
