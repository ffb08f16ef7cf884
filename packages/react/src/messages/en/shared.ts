/** What every component says. Names in braces are filled in. */
export const enShared = {
  /** A button: asks again for what did not come. */
  tryAgain: 'Try again',
  /** Said while nothing can be read, and of no consequence. */
  trouble: 'The connection is interrupted. We keep asking.',
  /** Shown in place of a component while the buyer has no wallet connected. */
  /** A link to the merchant's help: `{name}` is the merchant's name. */
  support: 'Contact {name} support',
  connect: { title: 'Connect a wallet', text: 'Connect your wallet to continue.' },
  errors: {
    /** How long a limit lasts, when the service says so. `{time}` is a length of time, such as "9 seconds". */
    rate_limited: 'Too many requests just now. Wait {time}, then try again.',
    rate_limited_vaguely: 'Too many requests just now. Wait a moment, then try again.',
    order_not_found:
      'Your earlier order was not found, so it is not followed any more. If you have paid for it, contact the shop before you pay again.',
    validation_error: 'The service did not accept these details. Check them and try again.',
    network_error: 'You seem to be offline. Check your connection and try again.',
    /** Said to buyers of a mistake that only the shop can mend. What follows is in English, for its developers. */
    setup: 'This is not set up correctly. For the shop:',
    other: 'That did not work. Try again in a moment.',
  },
  /** A page of the service's partner, in a frame or another tab. */
  hosted: {
    loading: 'Loading the page…',
    slow: 'The page is slow or held back by this browser. Open it in a new tab instead.',
    /** A link, always beside the page. */
    newTab: 'Open in a new tab',
    inTab: 'The page is open in another tab. This one follows along.',
    /** Added to `inTab` if this page is still visible after the click. Above the way to continue here. */
    noTab: 'If no tab opened, you can continue here.',
    /** The policy of the shop's own page forbids the frame. */
    blocked: 'The page cannot be shown here. Open it in a new tab.',
    /** A button: brings the page back from its tab. */
    showHere: 'Show it here again',
    /** Above a link to the page, which is not shown here. */
    elsewhere: 'Continue on the secure page, then come back here.',
    /** A link, in this tab. */
    goTo: 'Go to the secure page',
  },
}
