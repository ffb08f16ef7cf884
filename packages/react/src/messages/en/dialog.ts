/** A purchase in a window over the page. */
export const enDialog = {
  /** The name of the window; `{token}` is such as USDC. */
  title: 'Buy {token}',
  /** The button that closes the window. */
  close: 'Close',
  /** Asked before the window is closed, while a purchase is under way. */
  ask: 'Your purchase is not finished. Closing this window does not stop it: come back, and you see how it goes on.',
  leave: 'Close it',
  stay: 'Keep it open',
}
