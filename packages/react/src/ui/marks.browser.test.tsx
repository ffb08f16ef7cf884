import '../styles/styles.css'
import type { CardOrder } from '@onramp-kit/core'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { afterEach, expect, test } from 'vitest'

let form: ReturnType<typeof openForm>
afterEach(() => form.leave())

const wide = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 8"/>'

/** The row of a payment method. */
function row(name: string) {
  const label = form.inside.getByRole('radio', { name }).closest('label')
  if (label === null) throw new Error(`there is no row for ${name}`)
  return label
}
const markIn = (place: Element | null) => place?.querySelector<HTMLElement>('.onramp-mark') ?? null

test('shows a mark of the merchant, an element or an image, in place of a drawing', async () => {
  form = openForm({
    marks: {
      card: wide,
      'google-pay': (
        <svg viewBox="0 0 10 90">
          <title>Google Pay</title>
        </svg>
      ),
    },
  })
  await form.open({ paymentMethods: ['card', 'google-pay', 'pix'].map((slug) => ({ slug })) })
  expect(markIn(row('Debit or credit card'))?.querySelector('img')).toHaveAttribute('alt', '')
  expect(markIn(row('Google Pay'))?.querySelector('title')).toHaveTextContent('Google Pay')
  expect(markIn(row('Debit or credit card'))).toHaveAttribute('aria-hidden', 'true')
  expect(row('Debit or credit card').querySelector('.onramp-payment-method-icon')).toBeNull()
  expect(markIn(row('pix'))).toBeNull()
  expect(row('pix').querySelector('.onramp-payment-method-icon')).not.toBeNull()
})

test('a mark of any shape has the size of the row', async () => {
  form = openForm({ marks: { card: wide, 'google-pay': <svg viewBox="0 0 10 90" aria-hidden /> } })
  await form.open({ paymentMethods: ['card', 'google-pay', 'pix'].map((slug) => ({ slug })) })
  const sizes = ['Debit or credit card', 'Google Pay'].map((name) => {
    const { width, height } = markIn(row(name))?.firstElementChild?.getBoundingClientRect() ?? {}
    return [width, height]
  })
  expect(sizes).toEqual([
    [40, 24],
    [40, 24],
  ])
  const heights = ['Debit or credit card', 'Google Pay', 'pix'].map(
    (name) => row(name).offsetHeight,
  )
  expect(heights).toEqual([48, 48, 48])
})

test('a receipt shows the mark of the card brand beside its name', async () => {
  form = openForm({ marks: { 'american-express': wide } })
  await form.open()
  await form.press(/^Continue/)
  form.setFault((request) =>
    request.url.includes('/orders/')
      ? form.changed<CardOrder>(request, ({ source }) => ({
          source: { ...source, card_brand: 'AMEX', card_last_four: '4242' },
        }))
      : undefined,
  )
  await form.callback('order_broadcasted')
  await form.at('.onramp-receipt')
  const note = form.inside.getByText('American Express ending in 4242').closest('small')
  const mark = markIn(note)
  expect(mark).toHaveAttribute('aria-hidden', 'true')
  expect(mark?.getBoundingClientRect()).toMatchObject({ width: 40, height: 24 })
})
