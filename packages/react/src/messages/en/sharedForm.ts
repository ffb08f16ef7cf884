/** The messages of `shared` that a checkout needs before its later steps. */
export const enSharedForm = {
  /** A button that refetches the order. */
  checkNow: 'Check status',
  /** The code of the later steps could not be loaded. The buyer may have paid. */
  notLoaded:
    'We can’t load the status right now. If you’ve already paid, don’t pay again. Check the status first.',
  /** Such as "USDC on Base · 0x5290…9EE7". */
  to: '{token} on {chain} · {wallet}',
  /** While the buyer has no wallet connected. The title is also the label of the button that connects one. */
  connect: { title: 'Connect a wallet', text: 'Connect your wallet to continue.' },
  errors: {
    /** After `rate_limited`, once its time is over. */
    rate_limited_over: 'You can try again now.',
    /** An error that only the merchant's developers can fix. An English line for them follows. */
    setup: 'This isn’t available right now. Details for the site owner:',
  },
}
