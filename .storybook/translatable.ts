import { looseTexts } from '@onramp-kit/test-tools/translatePage'
import type { StoryContext } from 'storybook/internal/csf'

/** Throws if a text of the story is not alone in its element: a page translator would break it. */
export function expectTranslatable({ canvasElement }: StoryContext): void {
  const texts = [...canvasElement.querySelectorAll('.onramp-root')].flatMap(looseTexts)
  if (texts.length > 0) throw new Error(`Texts beside other content:\n${texts.join('\n')}`)
}
