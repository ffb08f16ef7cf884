import { fireEvent, render, screen } from '@testing-library/react'
import { createElement, type ReactElement, type RefCallback, useState, version } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { FormOwnProps } from './formHandlers.ts'
import { Element, type Overridable, part } from './part.tsx'

const Button = part<'button', Overridable>('button', (props) => (
  <Element
    tag="button"
    type="button"
    data-state="idle"
    aria-describedby="ours"
    onClick={() => {}}
    overrides={props}
  />
))
const Named = part<'button'>('named', (props) => <Button overrides={props} />)
const Plain = part<'div'>('plain', (props) => <Element tag="div" overrides={props} />)

test('a part based on another part has both classes on one element', () => {
  render(<Named className="own">Pay</Named>)
  expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute(
    'class',
    'onramp-button onramp-named own',
  )
})

test('a part based on another part forwards its ref and its replacement', () => {
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

test("merges descriptions, the merchant's first", () => {
  render(<Button aria-describedby="theirs" />)
  expect(screen.getByRole('button')).toHaveAttribute('aria-describedby', 'theirs ours')
})

test('keeps the default of an attribute that is undefined', () => {
  render(<Button type={undefined} />)
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button')
})

test('attaches a ref once and detaches it on unmount', () => {
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
  const { unmount } = render(<Page />, { reactStrictMode: false })
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
])('ignores a replacement that is %s', (_, wrong) => {
  const html = renderToString(<Button render={wrong as unknown as ReactElement}>Pay</Button>)
  expect(html).toContain('<button')
})

// React 18 ignores the return value of a ref and warns of it.
test.skipIf(version.startsWith('18.'))(
  'runs the cleanup function of a ref when the element unmounts',
  () => {
    const cleanup = vi.fn()
    const ref = vi.fn(() => cleanup)
    const inner = { current: null }
    const { unmount } = render(
      <Button ref={ref} render={createElement('button', { ref: inner })} />,
      { reactStrictMode: false },
    )
    unmount()
    expect(cleanup).toHaveBeenCalledOnce()
    expect(ref).toHaveBeenCalledOnce()
    expect(inner.current).toBeNull()
  },
)
test('a ref that returns its element has no cleanup function', () => {
  const ref = vi.fn((node: Element | null) => node)
  const inner = { current: null }
  const { unmount } = render(
    <Button
      ref={ref as unknown as RefCallback<HTMLButtonElement>}
      render={createElement('button', { ref: inner })}
    />,
  )
  unmount()
  expect(ref.mock.lastCall).toEqual([null])
  expect(inner.current).toBeNull()
})

test('a handler that is undefined is not composed', () => {
  const click = vi.fn()
  const report = vi.fn()
  const Own = (props: object) => {
    report(props)
    return <p {...props} />
  }
  const view = render(<Plain onClick={undefined} render={<Own />} />)
  expect(report.mock.lastCall?.[0]).toMatchObject({ onClick: undefined })
  view.rerender(
    <Plain onClick={undefined} render={createElement('p', { onClick: click }, 'text')} />,
  )
  fireEvent.click(screen.getByText('text'))
  expect(click).toHaveBeenCalledOnce()
})

test('fixed content replaces the children of a replacement', () => {
  const Fixed = part<'div'>('fixed', (props) => (
    <Element tag="div" fixedContent="ours" overrides={props} />
  ))
  const { container } = render(<Fixed render={<section>theirs</section>}>theirs</Fixed>)
  expect(container).toHaveTextContent('ours')
})

test('warns once when the onSubmit of a merchant skips that of the part', async () => {
  // Forgets the warnings of other tests.
  vi.resetModules()
  const { Element, part } = await import('./part.tsx')
  const submit = vi.fn()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const Form = part<'div', FormOwnProps>('form', (props) => (
    <Element tag="div" onSubmit={submit} overrides={props} />
  ))
  render(
    <Form onSubmit={(event) => event.preventDefault()}>
      <button type="submit">Pay</button>
    </Form>,
  )
  fireEvent.click(screen.getByText('Pay'))
  fireEvent.click(screen.getByText('Pay'))
  expect(warn.mock.calls).toEqual([[expect.stringContaining('preventDefault()')]])
  expect(submit).not.toHaveBeenCalled()
  warn.mockRestore()
})
