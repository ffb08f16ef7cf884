/** Messages of the dialog. */
export const enDialog = {
  /** The title of the dialog: `{token}` is such as USDC. */
  title: 'Buy {token}',
  /** The button that closes the dialog. */
  close: 'Close',
  /** The confirmation before the dialog closes while a purchase is in progress. */
  ask: 'Your purchase isn’t finished. Closing this window won’t cancel it. Reopen it to check the status.',
  leave: 'Close window',
  stay: 'Keep open',
}
