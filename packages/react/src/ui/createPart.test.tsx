import { render, screen } from '@testing-library/react'
import { createElement, type ReactElement, useState, version } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createPart } from './createPart.tsx'

const Button = createPart<'button'>('button', 'button', () => ({
  type: 'button',
  'data-state': 'idle',
  'aria-describedby': 'ours',
  onClick: () => {},
}))
const Named = createPart('named', Button)

test('a part of another part has both classes on one element', () => {
  render(<Named className="own">Pay</Named>)
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute(
    'class',
    'onramp-button onramp-named own',
  )
})

test('a part of another part passes its ref and its replacement on', () => {
  const ref = vi.fn<(element: Element | null) => void>()
  render(<Named ref={ref} render={createElement('button', { 'data-own': '' })} />)
  expect(ref.mock.calls[0]?.[0]).toHaveAttribute('data-own')
})

test("a replacement's own props win, except for state", () => {
  const own = { title: 'own', 'data-state': 'wrong', className: 'theirs' }
  render(<Button title="part" render={createElement('button', own)} />)
  const button = screen.getByTitle('own')
  expect(button).toHaveAttribute('data-state', 'idle')
  expect(button).toHaveClass('onramp-button', 'theirs')
})

test("descriptions add up, the merchant's first", () => {
  render(<Button aria-describedby="theirs" />)
  expect(screen.getByRole('button')).toHaveAttribute('aria-describedby', 'theirs ours')
})

test('an attribute that is undefined keeps the default', () => {
  render(<Button type={undefined} />)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('a ref is attached once, and detached with the element', () => {
  const ref = vi.fn<(element: Element | null) => void>()
  const inner = { current: null }
  function Page() {
    const [count, setCount] = useState(0)
    return (
      <Button
        ref={ref}
        render={createElement('button', { ref: inner })}
        onClick={() => setCount(count + 1)}
      >
        {count}
      </Button>
    )
  }
  const { unmount } = render(<Page />)
  screen.getByRole('button').click()
  expect(ref).toHaveBeenCalledOnce()
  unmount()
  expect(ref.mock.lastCall).toEqual([null])
  expect(inner.current).toBeNull()
})

test.each([
  ['null', null],
  ['a string', 'button'],
  ['an object', { type: 'button' }],
  [
    'an object whose getters throw',
    {
      get type(): string {
        throw new Error('hostile')
      },
    },
  ],
])('a replacement that is %s is ignored', (_, wrong) => {
  const html = renderToString(<Button render={wrong as unknown as ReactElement}>Pay</Button>)
  expect(html).toContain('<button')
})

// React 18 ignores what a ref returns, and warns.
test.skipIf(version.startsWith('18.'))('the cleanup of a ref runs when the element goes', () => {
  const cleanup = vi.fn()
  const ref = vi.fn(() => cleanup)
  const inner = { current: null }
  const { unmount } = render(<Button ref={ref} render={createElement('button', { ref: inner })} />)
  unmount()
  expect(cleanup).toHaveBeenCalledOnce()
  expect(ref).toHaveBeenCalledOnce()
  expect(inner.current).toBeNull()
})
