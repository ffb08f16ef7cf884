/** What every component says. Names in braces are filled in. */
export const enShared = {
  /** A button: asks again for what did not come. */
  tryAgain: 'Try again',
  /** Said while nothing can be read, and of no consequence. */
  trouble: 'We’re having trouble getting updates. Retrying automatically…',
  /** A link to the merchant's help: `{name}` is the merchant's name. */
  support: 'Contact {name} support',
  /** Shown in place of a component while the buyer has no wallet connected. */
  connect: { title: 'Connect a wallet', text: 'Connect your wallet to continue.' },
  errors: {
    /** How long a limit lasts, when the service says so. `{time}` is a length of time, such as "9 seconds". */
    rate_limited: 'Too many attempts. Try again in {time}.',
    rate_limited_vaguely: 'Too many attempts. Wait a moment, then try again.',
    order_not_found:
      'We couldn’t find your previous order. If you’ve already paid, contact support before paying again.',
    validation_error: 'Some details weren’t accepted. Check them and try again.',
    network_error: 'You appear to be offline. Check your connection and try again.',
    /** Said to buyers of a mistake that only the site's developers can correct. What follows is in English, for its developers. */
    setup: 'This isn’t available right now. Details for the site owner:',
    other: 'Something went wrong. Please try again.',
  },
  /** A page of the service's partner, in a frame or another tab. */
  hosted: {
    loading: 'Loading secure page…',
    slow: 'The page is slow to load or blocked by your browser. Try opening it in a new tab.',
    /** A link, always beside the page. */
    newTab: 'Open in a new tab',
    inTab: 'Continue in the other tab. This page updates automatically.',
    /** Added to `inTab` if this page is still visible after the click. Above the way to continue here. */
    noTab: 'If no tab opened, you can continue here.',
    /** The policy of the merchant's page forbids the frame. */
    blocked: 'The page can’t be shown here. Open it in a new tab.',
    /** A button: brings the page back from its tab. */
    showHere: 'Show it here again',
    /** Above a link to the page, which is not shown here. */
    elsewhere: 'Continue on the secure page, then come back here.',
    /** A link, in this tab. */
    goTo: 'Go to the secure page',
  },
}
