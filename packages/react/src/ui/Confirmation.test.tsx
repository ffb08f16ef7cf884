import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  Confirmation,
  ConfirmationContext,
  ConfirmationLeave,
  ConfirmationStay,
} from './Confirmation.tsx'

const none = () => {}
const messages = { label: 'Leave?', text: 'You may have paid.', stay: 'Stay', leave: 'Leave' }

const context = {
  textId: 'text',
  element: { current: null },
  isAsking: true,
  ask: none,
  stay: none,
  leave: none,
  messages,
}

function Question() {
  return (
    <ConfirmationContext.Provider value={context}>
      <ConfirmationStay ref={() => {}} />
      <ConfirmationLeave />
    </ConfirmationContext.Provider>
  )
}

test('emphasizes Stay', () => {
  render(<Question />)
  expect(screen.getByText('Stay')).toHaveAttribute('data-variant', 'primary')
  expect(screen.getByText('Leave')).not.toHaveAttribute('data-variant', 'primary')
})

test('focuses Stay when the question appears, and not again when it renders', () => {
  const { rerender } = render(<Question />)
  expect(screen.getByText('Stay')).toHaveFocus()
  act(() => screen.getByText('Leave').focus())
  rerender(<Question />)
  expect(screen.getByText('Leave')).toHaveFocus()
})

test('the text describes the question and the focused button, beside a description of the merchant', () => {
  render(
    <ConfirmationContext.Provider value={context}>
      <p id="own">No refunds.</p>
      <Confirmation aria-describedby="own" />
    </ConfirmationContext.Provider>,
  )
  expect(screen.getByRole('group', { name: 'Leave?' })).toHaveAccessibleDescription(
    'No refunds. You may have paid.',
  )
  expect(screen.getByText('Stay')).toHaveFocus()
  expect(screen.getByText('Stay')).toHaveAccessibleDescription('You may have paid.')
})
