import '../../styles/styles.css'
import { composedCheckout } from '@onramp-kit/test-tools/composedCheckout'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

let form: ReturnType<typeof openForm>
beforeEach(async () => {
  form = openForm()
  await form.show(composedCheckout())
  await userEvent.click(form.inside.getByRole('combobox'))
})
afterEach(() => form.leave())

test('Tab moves from the open list to the control after the field', async () => {
  await userEvent.keyboard('{Tab}')
  expect(form.inside.queryByRole('listbox')).toBeNull()
  expect(form.part('payment-option')).toHaveFocus()
})

test('pressing the list beside its options, such as its scrollbar, keeps it open', async () => {
  const list = form.inside.getByRole('listbox')
  await userEvent.click(list, { position: { x: 2, y: 60 } })
  expect(list).toBeVisible()
  expect(form.inside.getByRole('combobox')).toHaveFocus()
})

test('typing replaces the name after a key has opened the list again', async () => {
  await userEvent.keyboard('germ{Enter}')
  const field = form.inside.getByRole('combobox')
  expect(field).toHaveValue('Germany')
  await userEvent.keyboard('{ArrowDown}fr')
  expect(field).toHaveValue('fr')
})
