import { enSharedForm } from './sharedForm.ts'

/** Messages of every component. The components replace names in braces. */
export const enShared = {
  ...enSharedForm,
  errors: {
    ...enSharedForm.errors,
    /** The remaining wait, if the service sent one. `{time}` is a duration, such as "9 seconds". */
    rate_limited: 'Too many attempts. Try again in {time}.',
    rate_limited_vaguely: 'Too many attempts. Wait a moment, then try again.',
    validation_error: 'Some details weren’t accepted. Check them and try again.',
    network_error: 'You appear to be offline. Check your connection and try again.',
    other: 'Something went wrong. Please try again.',
  },
  /** In place of an order that cannot be read. */
  reading: 'We can’t load the status right now. Your order isn’t affected.',
  /** A button that repeats a failed request. */
  tryAgain: 'Try again',
  /** Shown while reads fail temporarily. */
  trouble: 'We’re having trouble getting updates. Retrying automatically…',
  /** A link to a hosted page. */
  newTab: 'Open in a new tab',
  /** Above a link to a hosted page, which is not shown here. */
  elsewhere: 'Continue on the secure page, then come back here.',
  /** A link to the merchant's help: `{name}` is the merchant's name. */
  support: 'Contact {name} support',
  /** A button: `{field}` is the label of a text to copy, such as "IBAN". */
  copy: 'Copy {field}',
  copied: '{field} copied',
  /** The browser does not let us copy, so the text is selected for the buyer to copy. */
  copyByHand: '{field} selected. Copy manually.',
}
