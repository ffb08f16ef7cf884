import type { Part } from './part.ts'

/** A checkout in a dialog. */
export const dialogParts = {
  dialog: {
    component: 'CheckoutDialogRoot',
    element: 'dialog',
    says: 'The dialog, beside `onramp-root` and `onramp-checkout`.',
    states: { 'data-scrollbar': 'The page behind it has a scrollbar, whose place is kept.' },
  },
  'dialog-bar': {
    component: 'DialogBar',
    element: 'div',
    says: 'The title and the button, in sight however far one has scrolled.',
  },
  'dialog-title': {
    component: 'DialogTitle',
    element: 'p',
    says: 'What the dialog is for.',
  },
  'dialog-close': {
    component: 'DialogClose',
    element: 'button',
    says: 'Closes the dialog.',
  },
  'dialog-close-icon': {
    component: 'DialogClose',
    element: 'svg',
    says: 'The sign on that button, where it is given no other content.',
  },
} as const satisfies Readonly<Record<string, Part>>
