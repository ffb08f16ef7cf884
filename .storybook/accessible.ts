import axe from 'axe-core'
import type { StoryContext } from 'storybook/internal/csf'
import { dress } from './stage/dressing.ts'
import { looks, plain } from './stage/looks.ts'

/** The axe rules of WCAG 2.2 AA and best practices. */
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules for a whole page, which belongs to the merchant. */
const ofPage = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order']
const rules = Object.fromEntries(ofPage.map((id) => [id, { enabled: false }]))

/** The looks to check: light alone in `npm test`, every one in `npm run test:full`. */
const checked = import.meta.env['VITE_LOOKS'] === 'light' ? { light: plain } : looks

/** Runs axe on the story's state in each look. Throws with all violations. */
export async function expectAccessible({ canvasElement }: StoryContext): Promise<void> {
  const found: string[] = []
  for (const [name, look] of Object.entries(checked)) {
    dress(look)
    await drawn()
    if (canvasElement.childElementCount === 0) found.push(`In ${name}, the story renders nothing.`)
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

/** Waits until the look has rendered, its messages have loaded and every transition has ended. */
async function drawn(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve))
  while (document.querySelector('[data-loading]') !== null)
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
}
