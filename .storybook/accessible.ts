import axe from 'axe-core'
import type { StoryContext } from 'storybook/internal/csf'
import { dress } from './stage/dressing.ts'
import { looks } from './stage/looks.ts'

/** WCAG 2.2 AA, and what axe counts as good practice. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules of a whole page, which is the merchant's. */
const ofPage = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']
const rules = Object.fromEntries(ofPage.map((id) => [id, { enabled: false }]))

/** Holds the state a story has come to against axe, in every look. Throws with all that was found. */
export async function expectAccessible({ canvasElement }: StoryContext): Promise<void> {
  const found: string[] = []
  for (const [name, look] of Object.entries(looks)) {
    dress(look)
    await drawn()
    if (canvasElement.childElementCount === 0) found.push(`In ${name}, nothing is drawn any more.`)
    const { violations } = await axe.run(canvasElement.ownerDocument.body, {
      runOnly,
      rules,
      iframes: false,
      resultTypes: ['violations'],
    })
    for (const { id, help, nodes } of violations)
      for (const { html, failureSummary } of nodes)
        found.push(`In ${name}, ${id}: ${help}\n${html}\n${failureSummary}`)
  }
  dress(undefined)
  if (found.length > 0) throw new Error(found.join('\n\n'))
}

/** Until a change of the look is on the screen, in its own words, with every transition at its end. */
async function drawn(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve))
  while (document.querySelector('[data-loading]') !== null)
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}
