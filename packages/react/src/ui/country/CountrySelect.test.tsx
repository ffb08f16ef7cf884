import { Checkout, OnrampProvider } from '@onramp-kit/react'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createSimulatedWorld } from '@onramp-kit/test-tools/simulatedWorld'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { de } from '../../messages/de.ts'

let world: ReturnType<typeof createSimulatedWorld>
beforeEach(() => {
  world = createSimulatedWorld()
})

const page = () => (
  <OnrampProvider client={world.client} messages={de} country="US">
    <Checkout wallet={WALLET} chain={8453} token="USDC" />
  </OnrampProvider>
)
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: de.country.label })
const names = () => [...select().options].map(({ text }) => text)

test('the select has every country, sorted in the language of the buyer, once it is focused', () => {
  render(page())
  expect(names()).toEqual(['Vereinigte Staaten'])
  act(() => select().focus())
  expect(names()).toHaveLength(249)
  expect(names().slice(0, 3)).toEqual(['Afghanistan', 'Ägypten', 'Ålandinseln'])
  expect(select()).toHaveDisplayValue('Vereinigte Staaten')
})

test('the line names the country that the buyer chooses, and the currency follows it', async () => {
  const { container } = render(page())
  await userEvent.click(select())
  await userEvent.selectOptions(select(), 'Österreich')
  const line = container.querySelector<HTMLElement>('.onramp-country-select')
  expect(line && within(line).getByText('Österreich', { selector: 'span' })).toBeVisible()
  expect(screen.getByText('EUR')).toBeVisible()
})

test('the select has every country once the buyer is in a field from which the browser may fill it in', () => {
  const { getByLabelText } = render(
    <>
      {page()}
      <input aria-label="Street" />
    </>,
  )
  act(() => screen.getByRole('textbox', { name: de.checkout.youPay }).focus())
  expect(names()).toHaveLength(1)
  act(() => getByLabelText('Street').focus())
  expect(names()).toHaveLength(249)
  fireEvent.change(select(), { target: { value: 'AT' } })
  expect(select()).toHaveDisplayValue('Österreich')
})

test('the select keeps its country when the browser fills in none of the options', () => {
  render(page())
  fireEvent.change(select(), { target: { value: 'XX' } })
  expect(select()).toHaveDisplayValue('Vereinigte Staaten')
})

test('the select belongs to no form of the page', () => {
  const { container } = render(<form>{page()}</form>)
  act(() => select().focus())
  const form = container.querySelector('form')
  expect(form && [...new FormData(form).keys()]).toEqual([])
  expect(select().form).toBeNull()
})

test('a key lists the countries if the select has had the focus since before it hydrated', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page())
  select().focus()
  const hydrated = await act(async () => hydrateRoot(root, page()))
  onTestFinished(() => {
    act(() => hydrated.unmount())
    root.remove()
  })
  expect(names()).toHaveLength(1)
  fireEvent.keyDown(select(), { key: 'ArrowDown' })
  expect(names()).toHaveLength(249)
})

test('a server whose name of a country differs from that of the browser causes no error', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = document.body.appendChild(document.createElement('div'))
  const drawn = renderToString(page())
  root.innerHTML = drawn.replaceAll('Vereinigte Staaten', 'USA')
  expect(root.innerHTML).not.toBe(drawn)
  const hydrated = await act(async () => hydrateRoot(root, page(), { onRecoverableError }))
  onTestFinished(() => {
    act(() => hydrated.unmount())
    root.remove()
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
})
