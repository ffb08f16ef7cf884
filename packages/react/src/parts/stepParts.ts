import type { Part } from './part.ts'

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
