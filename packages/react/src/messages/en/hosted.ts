/** Messages of a hosted page, in a frame or another tab. */
export const enHosted = {
  loading: 'Loading secure page…',
  slow: 'The page is slow to load or blocked by your browser. Try opening it in a new tab.',
  inTab: 'Continue in the other tab. This page updates automatically.',
  /** Added to `inTab` if this page is still visible after the click. Above the way to continue here. */
  noTab: 'If no tab opened, you can continue here.',
  /** The policy of the merchant's page forbids the frame. */
  blocked: 'The page can’t be shown here. Open it in a new tab.',
  /** A button that shows the page in its frame again. */
  showHere: 'Show the page here',
  /** A link, in this tab. */
  goTo: 'Go to the secure page',
}
