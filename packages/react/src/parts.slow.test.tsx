import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { partScenes, type Scene } from '@onramp-kit/test-tools/partScenes'
import { act, fireEvent } from '@testing-library/react'
import {
  type ComponentType,
  createElement,
  createRef,
  forwardRef,
  type SyntheticEvent,
} from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { de } from './messages/de.ts'
import { en } from './messages/en/en.ts'
import * as parts from './parts.ts'

type Props = Readonly<Record<string, unknown>>

const components: Readonly<Record<string, ComponentType<Props>>> = Object.fromEntries(
  Object.entries(parts).flatMap(([namespace, members]) =>
    Object.entries(members).map(([name, part]) => [
      `${namespace}.${name}`,
      part as ComponentType<Props>,
    ]),
  ),
)

let stage: Stage
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

const isQuote = ({ url }: Request) => url.endsWith('/quote')

/** Renders a part with these props in a state that shows it. */
async function show(name: string, props: Props) {
  const Part = components[name] as ComponentType<Props>
  const {
    place = (part) => part,
    before,
    enter,
    provider,
    props: own,
  }: Scene = partScenes[name] ?? {}
  // An arriving quote would change the page.
  stage.setFault((request) => (isQuote(request) ? new Promise(() => {}) : undefined))
  await before?.(stage)
  await stage.show(place(<Part {...own?.(stage)} {...props} />), provider)
  await enter?.(stage)
  await stage.pass(0)
}

/** The merchant's own component: renders the tag it is given, and reports its props. */
const Own = forwardRef<unknown, Props>(function Own({ tag, report, ...props }, ref) {
  ;(report as (props: Props) => void)(props)
  return createElement(tag as string, { ...props, ref, 'data-own': '' })
})

/** The parts whose `id` is a prop of the order, or what another part refers to. */
const fixedIds = new Set([
  'OrderParts.Root',
  'CheckoutParts.AmountLabel',
  'CheckoutParts.AmountInput',
  'CheckoutParts.AmountError',
  'CheckoutParts.QuoteNote',
  'CheckoutDialogParts.Title',
  'BankDepositParts.EmailLabel',
  'BankDepositParts.EmailInput',
  'BankDepositParts.EmailError',
  'CountryParts.Label',
  'CountryParts.Input',
  'CountryParts.List',
])

test('every public part has a scene', () => {
  expect(Object.keys(partScenes).toSorted()).toEqual(Object.keys(components).toSorted())
})

describe.each(Object.keys(partScenes).toSorted())('%s', (name) => {
  let tag = ''
  let handlers: readonly string[] = []

  test('forwards its ref and adds class, style and attributes to its element', async () => {
    const ref = createRef<HTMLElement>()
    const id = fixedIds.has(name) ? undefined : { id: 'mine' }
    const style = { opacity: '0.5' }
    await show(name, { ref, className: 'own', style, 'data-testid': 'part', ...id })
    const element = stage.inside.getByTestId('part')
    tag = element.localName
    expect(ref.current).toBe(element)
    expect(element).toHaveClass('own')
    expect(element.getAttribute('class')).toMatch(/^onramp-/)
    expect(element.style.opacity).toBe('0.5')
    if (id) expect(element.id).toBe('mine')
  })

  test('renders another element with its props, class and both refs', async () => {
    const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLElement>()]
    const report = (props: Props) => {
      handlers = Object.keys(props).filter((each) => /^on[A-Z]/.test(each))
      // A dialog's `onCancel` is a callback of its checkout.
      if (name === 'CheckoutDialogParts.Root')
        handlers = handlers.filter((each) => each !== 'onCancel')
    }
    const complaint = vi.spyOn(console, 'error')
    const own = <Own tag={tag} report={report} className="own" ref={inner} />
    await show(name, { ref: outer, render: own })
    expect(complaint.mock.calls.filter((call) => call.join().includes('`ref`'))).toEqual([])
    complaint.mockRestore()
    expect(outer.current).toHaveAttribute('data-own')
    expect(inner.current).toBe(outer.current)
    expect(outer.current).toHaveClass('own')
    expect(outer.current?.getAttribute('class')).toMatch(/\bonramp-/)
  })

  test('renders the element that a render function returns', async () => {
    const ref = createRef<HTMLElement>()
    const render = (props: Props) => createElement(tag, { ...props, 'data-own': '' })
    await show(name, { ref, render })
    expect(ref.current).toHaveAttribute('data-own')
    expect(ref.current?.getAttribute('class')).toMatch(/^onramp-/)
  })

  test("runs the merchant's handlers first and skips its own after preventDefault()", async () => {
    for (const handler of handlers) {
      stage.leave()
      stage = openStage()
      let calls = 0
      const prevent = (event: SyntheticEvent) => {
        calls += 1
        event.preventDefault()
      }
      const ref = createRef<HTMLElement>()
      await show(name, { ref, [handler]: prevent })
      const before = stage.place.innerHTML
      await trigger(ref.current, handler)
      expect([handler, calls > 0]).toEqual([handler, true])
      expect(stage.place.innerHTML).toBe(before)
    }
  })
})

const { CheckoutParts, CheckoutDialogParts, StepParts } = parts
const destination = { wallet: WALLET, chain: 8453, token: 'USDC', defaultCountry: 'US' } as const

test.each([
  ['CheckoutParts.Root', 'div', CheckoutParts.Hint],
  ['CheckoutDialogParts.Root', 'dialog', CheckoutDialogParts.Title],
  ['OrderParts.Root', 'div', StepParts.Announcer],
  ['BankDepositParts.Root', 'div', StepParts.Announcer],
  ['CryptoDepositParts.Root', 'div', StepParts.Announcer],
])('%s provides its contexts to the children of a replacement', async (name, tag, Part) => {
  const Root = components[name] as ComponentType<Props>
  const scene = partScenes[name]
  await scene?.before?.(stage)
  stage.setFault(() => new Promise(() => {}))
  const content = async (props: Props) => {
    await stage.show(<Root {...scene?.props?.(stage)} {...props} />, { messages: de })
    return stage.place.textContent
  }
  const children = createElement(Part as ComponentType)
  const expected = await content({ children })
  expect(expected).not.toBe('')
  expect(await content({ render: createElement(tag, {}, children) })).toBe(expected)
})

test('a root without a wallet does not render the children of a replacement', async () => {
  const render = (
    <div>
      <parts.BankDepositParts.Account />
    </div>
  )
  await stage.show(<parts.BankDepositParts.Root wallet={null} render={render} />)
  expect(stage.inside.getByRole('heading')).toHaveTextContent(en.shared.connect.title)
})

test('a closed dialog does not render the children of a replacement', async () => {
  const render = (
    <dialog>
      <CheckoutDialogParts.Title />
    </dialog>
  )
  await stage.show(
    <CheckoutDialogParts.Root
      {...destination}
      open={false}
      onOpenChange={() => {}}
      render={render}
    />,
  )
  expect(stage.place.querySelector('dialog')).toBeEmptyDOMElement()
})

test('the children of a replaced form are fields of the form', async () => {
  const form = (
    <form>
      <CheckoutParts.AmountInput />
    </form>
  )
  await stage.show(
    <CheckoutParts.Root {...destination}>
      <CheckoutParts.Form render={form} />
    </CheckoutParts.Root>,
  )
  expect(stage.inside.getByRole('textbox')).toHaveValue('50')
})

test('an id keeps the label and the error of the amount attached', async () => {
  await stage.show(
    <CheckoutParts.Root {...destination}>
      <CheckoutParts.Form>
        <CheckoutParts.AmountLabel>Amount</CheckoutParts.AmountLabel>
        <CheckoutParts.AmountInput id="amount" render={<input id="own" />} />
        <CheckoutParts.AmountError id="error" />
      </CheckoutParts.Form>
    </CheckoutParts.Root>,
  )
  const input = stage.inside.getByLabelText('Amount')
  fireEvent.change(input, { target: { value: 'x' } })
  const text = stage.inside.getByRole('alert').textContent ?? ''
  expect(text).not.toBe('')
  expect(input).toHaveAccessibleDescription(text)
})

/** Dispatches the event of a handler, such as `onClick`. */
async function trigger(element: HTMLElement | null, handler: string) {
  if (element === null) throw new Error('the part has no element')
  const type = `${handler.charAt(2).toLowerCase()}${handler.slice(3)}`
  act(() => {
    if (type === 'change') fireEvent.change(element, { target: { value: '7' } })
    else if (type in fireEvent) fireEvent[type as 'click'](element)
    else element.dispatchEvent(new Event(type.toLowerCase(), { bubbles: true, cancelable: true }))
  })
  await stage.pass(0)
}
