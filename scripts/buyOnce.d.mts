import type { Locator } from '@playwright/test'

interface Purchase {
  /** URL of the page with the checkout. */
  readonly shop: string
  /** URL of the simulated service, new. */
  readonly service: string
  /** The browser's language, and the names of the button and the last heading in it. @default English */
  readonly language?: {
    readonly locale: string
    readonly proceed: RegExp
    readonly sent: string
  }
}

/**
 * Completes a purchase and returns the history of its status.
 * @throws if the page reports an error in its console, or did not open exactly one order
 */
export function buy(purchase: Purchase): Promise<readonly string[]>

/** Throws unless the button of a checkout looks different from a plain button. */
export function expectStyles(button: Locator): Promise<void>

/** Pays on a hosted page, which stays open until `until` resolves. */
export function pay(url: string, until: () => Promise<void>): Promise<void>

/** Completes a purchase, and prints the history of its status. Returns the exit code. */
export function buyOnce(purchase: Purchase): Promise<number>
