import type { Part } from './part.ts'

/** What every component has. */
export const surfaceParts = {
  root: {
    component: 'every root',
    element: 'div or dialog',
    says: 'The outermost element of a component, on which the variables are set.',
    states: {
      'data-theme="auto"': 'The colours are those of the device.',
      'data-theme="light"': 'They are light.',
      'data-theme="dark"': 'They are dark.',
      'data-contrast="auto"': 'The contrast is that of the device.',
      'data-contrast="more"': 'It is high.',
      'data-loading': 'The words of its language are on their way, and nothing is shown.',
    },
  },
  button: {
    component: 'Button',
    element: 'button',
    says: 'Every button of the order and of the dialog, beside the class that says which one it is.',
    states: {
      'data-variant="primary"': 'The one thing to do next.',
      'data-variant="secondary"': 'Something else that can be done.',
      'data-variant="link"': 'Something that is rarely done.',
      'data-guarded': 'Ignores double clicks, and the pointer for 500 ms after it appears.',
    },
  },
  actions: {
    component: 'Actions',
    element: 'div',
    says: 'Buttons, one below the other.',
  },
  notice: {
    component: 'Notice',
    element: 'div',
    says: 'Something to know, set apart.',
    states: {
      'data-tone="calm"': 'Good to know.',
      'data-tone="danger"': 'Something went wrong.',
      'data-code': 'The code of the error it is about.',
    },
  },
  'notice-text': {
    component: 'NoticeText',
    element: 'p',
    says: 'A sentence of a notice.',
  },
  code: {
    component: 'Code',
    element: 'code',
    says: 'Text that is copied and not read, such as the number of an order.',
  },
  lines: {
    component: 'Lines',
    element: 'dl',
    says: 'Names with their values, such as a receipt.',
  },
  line: {
    component: 'Line',
    element: 'div',
    says: 'One name with its value.',
  },
  term: {
    component: 'LineTerm',
    element: 'dt',
    says: 'The name.',
  },
  value: {
    component: 'LineValue',
    element: 'dd',
    says: 'The value.',
  },
  note: {
    component: 'LineNote',
    element: 'small',
    says: 'More about the value.',
  },
} as const satisfies Readonly<Record<string, Part>>
