'use client'

import { Element, type Overridable, part } from './part.tsx'

export interface ButtonOwnProps {
  /** `primary` for the next step, `link` for a rare action. @default 'secondary' */
  readonly variant?: 'primary' | 'secondary' | 'link' | undefined
}

/**
 * Every button, in addition to its own class. Also the link to a hosted page. Shows a spinner while `aria-busy` is true.
 *
 * @class button button, a
 *
 * @data-variant="primary" The next step.
 * @data-variant="secondary" An alternative.
 * @data-variant="link" A rare action.
 * @data-guarded Ignores double clicks, and the pointer for 500 ms after it appears.
 */
export const Button = part<'button', ButtonOwnProps & Overridable>(
  'button',
  function Button({ variant = 'secondary', ...props }) {
    return <Element tag="button" type="button" data-variant={variant} overrides={props} />
  },
)
