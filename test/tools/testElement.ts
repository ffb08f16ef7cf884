import type { ElementTypes } from '@onramp-kit/element'
import { expect } from 'vitest'
import { WALLET } from './cardSamples.ts'
import { createSimulatedWorld } from './simulatedWorld.ts'

let services = 0

/** Creates a custom element, connected to its own simulated service. It is not on a page yet. */
export function createTestElement<Tag extends keyof ElementTypes>(
  tag: Tag,
  properties: Partial<ElementTypes[Tag]['props']> = {},
) {
  // An address without a server, so that hosted pages load nothing from the network. Elements of one address share quotes.
  services += 1
  const world = createSimulatedWorld({ baseUrl: `http://127.0.0.${services}:9` })
  const element = document.createElement(tag)
  Object.assign(element, { client: world.client, locale: 'en', wallet: WALLET }, properties)
  const events: CustomEvent[] = []

  const find = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector)
  const part = (name: string): HTMLElement => {
    const found = find(`.onramp-${name}`)
    if (!found) throw new Error(`No part ${name} is shown.`)
    return found
  }
  return {
    ...world,
    element,
    /** The events named in `record`. */
    events,
    /** Records the events of these names. */
    record(...names: readonly string[]) {
      for (const name of names)
        element.addEventListener(name, (event) => events.push(event as CustomEvent))
    },
    part,
    /** Types into a text field. */
    type(name: string, text: string) {
      const input = part(name) as HTMLInputElement
      input.value = text
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
    /** Appends the element to a page, and waits until it shows its component. */
    async open(page: Document = document) {
      page.body.append(element)
      await this.until('.onramp-root')
    },
    /** Returns to the page, which refetches what it shows: queries poll in real time. */
    returnToPage: () => window.dispatchEvent(new Event('visibilitychange')),
    /** Advances time until the element shows one that matches `selector`. */
    async until(selector: string) {
      await expect
        .poll(
          async () => {
            await world.clock.advance(1_000)
            return find(selector)
          },
          { interval: 1 },
        )
        .toBeTruthy()
    },
    /** Advances time until the button of the form has this label. A quote gives it its amount. */
    async untilLabel(label: string) {
      await expect
        .poll(
          async () => {
            await world.clock.advance(1_000)
            return part('submit').textContent
          },
          { interval: 1 },
        )
        .toBe(label)
    },
  }
}
