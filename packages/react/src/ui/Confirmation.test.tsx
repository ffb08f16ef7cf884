import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConfirmationContext, ConfirmationLeave, ConfirmationStay } from './Confirmation.tsx'

const none = () => {}
const messages = { label: 'Leave?', text: 'You may have paid.', stay: 'Stay', leave: 'Leave' }

function Question() {
  return (
    <ConfirmationContext.Provider
      value={{
        element: { current: null },
        isAsking: true,
        ask: none,
        stay: none,
        leave: none,
        messages,
      }}
    >
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
