import '../styles/styles.css'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm } from '../../../../test/harness/formRig.tsx'
import { OnrampProvider } from '../OnrampProvider.tsx'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

/** A phone's width and a wide column, each with the margin a page has. */
const widths = [288, 358, 464]

function openAt(width: number, look: Parameters<typeof openForm>[0] = {}) {
  form = openForm(look)
  form.place.style.width = `${width}px`
}

const box = (selector: string) => {
  const element = form.place.querySelector(selector)
  if (element === null) throw new Error(`there is no ${selector}`)
  return element.getBoundingClientRect()
}
/** Where everything below what changes begins. */
const below = () => [box('.onramp-country').top, box('.onramp-button').top]

describe.each(widths)('in %d px', (width) => {
  test('nothing moves from what the server draws to the price, its end and its absence', async () => {
    openAt(width)
    const page = (
      <OnrampProvider client={form.client} locale="en-US">
        {form.ui()}
      </OnrampProvider>
    )
    const root = document.createElement('div')
    form.place.append(root)
    root.innerHTML = renderToString(page)
    const drawn = below()
    const hydrated = await act(() => hydrateRoot(root, page))
    expect(below()).toEqual(drawn)
    await form.pass(1_000)
    await form.untilPrice({ state: 'fresh' })
    expect(below()).toEqual(drawn)
    form.setFault(() => new Promise(() => {}))
    await form.pass(120_000)
    await form.untilPrice({ state: 'expired' })
    expect(below()).toEqual(drawn)
    act(() => hydrated.unmount())
  })

  test('nothing moves when there is no price, no amount, a wrong one, or the other one is typed', async () => {
    openAt(width)
    await form.open()
    await form.untilPrice({ state: 'fresh' })
    const first = below()
    await form.press('Enter what you get instead')
    expect(below()).toEqual(first)
    form.setFault(() => Response.json({ odd: 1 }))
    for (const text of ['60', '', '1.2345', '123456789']) {
      await userEvent.fill(form.field(), text)
      await form.pass(1_000)
      expect(below()).toEqual(first)
    }
    await form.untilPrice({ state: 'absent' })
    expect(below()).toEqual(first)
  })

  test.each(['ltr', 'rtl'])('the list lies over the page, inside of it: %s', async (direction) => {
    openAt(width, direction === 'rtl' ? { messages: { language: 'ar' } } : {})
    await form.open()
    const before = below()
    await userEvent.click(form.inside.getByRole('combobox'))
    const list = box('[role="listbox"]')
    const field = box('[role="combobox"]')
    expect(below()).toEqual(before)
    expect([list.left, list.right]).toEqual([field.left, field.right])
    expect(list.top).toBeGreaterThan(field.bottom)
    expect(list.height).toBeGreaterThan(100)
    const chosen = box('[aria-selected="true"]')
    expect(chosen.top).toBeGreaterThanOrEqual(list.top)
    expect(chosen.bottom).toBeLessThanOrEqual(list.bottom)
    const { x, y } = { x: list.left + list.width / 2, y: chosen.top + 4 }
    expect(document.elementFromPoint(x, y)).toHaveAttribute('aria-selected', 'true')
  })

  test('nothing is wider than its column, and everything to press is big enough', async () => {
    openAt(width)
    await form.open({ defaultAmount: '123456789012.12' })
    await form.untilPrice({ state: 'fresh' })
    await userEvent.click(form.inside.getByRole('combobox'))
    const root = box('.onramp-root')
    const [...all] = form.place.querySelectorAll('.onramp-root *')
    const wider = all.filter((element) => element.getBoundingClientRect().right > root.right)
    expect(wider).toEqual([])
    const [...pressed] = form.place.querySelectorAll('button, label.onramp-method, [role="option"]')
    const small = pressed.filter((element) => {
      const { width: across, height } = element.getBoundingClientRect()
      return Math.min(across, height) < 24
    })
    expect(pressed.length).toBeGreaterThan(250)
    expect(small).toEqual([])
  })
})

test('a purchase is made by the keyboard alone', async () => {
  openAt(358)
  await form.open()
  await userEvent.keyboard('{Tab}')
  expect(form.field()).toHaveFocus()
  await userEvent.keyboard('75{Tab}{Enter}')
  expect(form.inside.getByLabelText('You get')).toBeVisible()
  await userEvent.keyboard('{Enter}{Tab}germany{Enter}')
  expect(form.inside.getByRole('combobox')).toHaveValue('Germany')
  await userEvent.keyboard('{Tab}{ArrowDown}{Tab}{Enter}')
  await form.pass(100)
  await waitFor(() => expect(form.onlyOrder().source.currency).toBe('EUR'))
})
