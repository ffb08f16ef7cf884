import type { Part } from './parts.ts'

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
  'description-list': {
    component: 'DescriptionList',
    element: 'dl',
    says: 'Names with their values, such as a receipt.',
  },
  'description-item': {
    component: 'DescriptionItem',
    element: 'div',
    says: 'One name with its value.',
  },
  'description-term': {
    component: 'DescriptionTerm',
    element: 'dt',
    says: 'The name.',
  },
  'description-value': {
    component: 'DescriptionValue',
    element: 'dd',
    says: 'The value.',
  },
  'description-note': {
    component: 'DescriptionNote',
    element: 'small',
    says: 'More about the value.',
  },
} as const satisfies Readonly<Record<string, Part>>

/** What is happening, in every component that has steps. */
export const stepParts = {
  panel: {
    component: 'StepPanel',
    element: 'div',
    says: 'Everything that is shown in one step.',
    states: {
      'data-busy': 'It goes on by itself, and is waited for.',
    },
  },
  header: {
    component: 'StepHeader',
    element: 'header',
    says: 'The title of the step, its sentence and the spinner.',
  },
  title: {
    component: 'StepTitle',
    element: 'h2',
    says: 'What is happening; takes the focus when the step changes.',
  },
  text: {
    component: 'StepText',
    element: 'p',
    says: 'What happens next.',
  },
  spinner: {
    component: 'Spinner',
    element: 'div',
    says: 'Turns while something goes on by itself.',
  },
  announcer: {
    component: 'StepAnnouncer',
    element: 'p',
    says: 'Says each step once to those who listen; not to be seen.',
  },
} as const satisfies Readonly<Record<string, Part>>

/** A question before something is left: a purchase for another, or the dialog. */
export const questionParts = {
  confirmation: {
    component: 'ConfirmationBox',
    element: 'div',
    says: 'The question with its answers, while it is asked.',
  },
  'confirmation-text': {
    component: 'ConfirmationText',
    element: 'p',
    says: 'What is asked.',
  },
  'confirmation-stay': {
    component: 'ConfirmationStay',
    element: 'button',
    says: 'The answer that changes nothing.',
  },
  'confirmation-leave': {
    component: 'ConfirmationLeave',
    element: 'button',
    says: 'The answer that leaves.',
  },
} as const satisfies Readonly<Record<string, Part>>

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
  'frame-placeholder': {
    component: 'HostedPlaceholder',
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
