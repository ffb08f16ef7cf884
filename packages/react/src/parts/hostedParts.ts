import type { Part } from './part.ts'

/** A page of the service's partner. */
export const hostedParts = {
  hosted: {
    component: 'HostedRoot',
    element: 'div',
    says: "Around a page of the service's partner.",
  },
  frame: {
    component: 'HostedFrame',
    element: 'iframe',
    says: 'The frame of that page.',
    states: {
      'data-state="loading"': 'Nothing has loaded yet.',
      'data-state="loaded"': 'Something has.',
      'data-state="slow"': 'Nothing has loaded for 20 seconds.',
    },
  },
  'frame-wait': {
    component: 'HostedWait',
    element: 'p',
    says: 'Stands where the page will be, until it is there.',
    states: {
      'data-state="loading"': 'Nothing has loaded yet.',
      'data-state="slow"': 'Nothing has loaded for 20 seconds.',
    },
  },
  'new-tab': {
    component: 'HostedNewTab',
    element: 'a',
    says: 'Opens the page in a tab of its own.',
    states: {
      'data-guarded': 'Ignores double clicks, and the pointer for 500 ms after it appears.',
    },
  },
} as const satisfies Readonly<Record<string, Part>>
