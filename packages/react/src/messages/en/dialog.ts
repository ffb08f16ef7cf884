/** A purchase in a window over the page. */
export const enDialog = {
  /** The name of the window; `{token}` is such as USDC. */
  title: 'Buy {token}',
  /** The button that closes the window. */
  close: 'Close',
  /** Asked before the window is closed, while a purchase is under way. */
  ask: 'Your purchase isn’t finished. Closing this window won’t cancel it. Reopen it to check the status.',
  leave: 'Close window',
  stay: 'Keep open',
}
