import type { StoryContext } from 'storybook/internal/csf'
import { expect, waitFor } from 'storybook/test'
import { enCheckout } from '../packages/react/src/messages/en/checkout.ts'
import { enHosted } from '../packages/react/src/messages/en/hosted.ts'
import { enOrder } from '../packages/react/src/messages/en/order.ts'

export type Buyer = ReturnType<typeof createBuyer>

/** A buyer who finds everything by the text of the English catalog. */
export function createBuyer({
  canvas,
  userEvent,
  world,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'world'>) {
  const find = (role: string, words: string) => canvas.findByRole(role, { name: saying(words) })
  const buyer = {
    async reads(words: string) {
      const pattern = saying(words)
      const isSaid = (_: string, element: Element | null) =>
        pattern.test(element?.textContent ?? '')
      // Not the announcer, which is hidden.
      const ignore = '[role=status]:not(.onramp-notice)'
      await waitFor(() => expect(canvas.getAllByText(isSaid, { ignore })[0]).toBeVisible())
    },
    async finds(role: string, words: string) {
      await waitFor(() => expect(canvas.getByRole(role, { name: saying(words) })).toBeVisible())
    },
    readsTitle: (words: string) => buyer.finds('heading', words),
    async presses(words: string, role = 'button') {
      const control = await find(role, words)
      await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled', 'true'))
      // New controls ignore the pointer for a moment.
      world.hurry(500)
      await userEvent.click(control)
    },
    async types(label: string, text: string) {
      const field = await canvas.findByLabelText(saying(label))
      await userEvent.clear(field)
      if (text !== '') await userEvent.type(field, text)
    },
    /** Waits until a hosted page has loaded. */
    async seesPage() {
      await waitFor(() => expect(canvas.queryByText(enHosted.loading)).toBeNull())
    },
    /** Opens a purchase. */
    async opens() {
      await buyer.presses(enCheckout.continueWith)
      await buyer.readsTitle(enOrder.steps.paying.title)
    },
    /** Opens a purchase and waits for its payment page. */
    async buys() {
      await buyer.opens()
      await buyer.seesPage()
    },
  }
  return buyer
}

/** A pattern for a message of the catalog, with any text in place of its parameters. */
function saying(words: string): RegExp {
  const parts = words.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
