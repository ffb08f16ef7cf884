import { virtual } from '@guidepup/virtual-screen-reader'

/** More than any component has. */
const MOST_PHRASES = 1000

/** Returns what a screen reader says of an element from its start to its end, a line for each phrase. */
export async function transcriptOf(element: HTMLElement): Promise<readonly string[]> {
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
  }
  return phrases.filter((phrase) => !phrase.startsWith('end of'))
}
