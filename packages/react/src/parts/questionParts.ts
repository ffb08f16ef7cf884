import type { Part } from './part.ts'

/** A question before something is left: a purchase for another, or the dialog. */
export const questionParts = {
  question: {
    component: 'QuestionBox',
    element: 'div',
    says: 'The question with its answers, while it is asked.',
  },
  'question-text': {
    component: 'QuestionText',
    element: 'p',
    says: 'What is asked.',
  },
  'question-stay': {
    component: 'QuestionStay',
    element: 'button',
    says: 'The answer that changes nothing.',
  },
  'question-leave': {
    component: 'QuestionLeave',
    element: 'button',
    says: 'The answer that leaves.',
  },
} as const satisfies Readonly<Record<string, Part>>
