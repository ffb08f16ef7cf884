import '../styles/styles.css'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm } from '../../../../test/harness/formRig.tsx'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

test('nobody is sent to a page below that is in a tab of its own', async () => {
  form = openForm()
  await form.open()
  await form.press(/^Continue/)
  expect(form.inside.getByText(/^Pay on the page below/)).toBeVisible()
  // A tab would stay open behind the tests; everybody is told of the click all the same.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await userEvent.click(form.inside.getByRole('link', { name: 'Open in a new tab' }))
  expect(form.inside.getByText(/open in another tab/)).toBeVisible()
  expect(form.inside.getByText(/^Pay on the page below/)).not.toBeVisible()
})
