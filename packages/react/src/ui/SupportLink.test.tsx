import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, expect, test } from 'vitest'

let stage: Stage
afterEach(() => stage.leave())

const support = { name: 'Acme', email: 'help@acme.example' }
const link = () => stage.inside.queryByRole('link', { name: 'Contact Acme support' })

test.each([
  'mismatch',
  'unknown',
  'cancelled',
  'order page: not found',
  'order page: cancelled',
  'bank: rejected',
])('is shown where a person may have to help: %s', async (state) => {
  stage = openStage({ locale: 'en-US', support })
  await everyState[state]?.(stage)
  expect(link()).toHaveAttribute('href', 'mailto:help@acme.example')
})

test.each(['form', 'paying', 'settling', 'sent', 'order page: pending', 'bank: under review'])(
  'is not shown in the state %s',
  async (state) => {
    stage = openStage({ locale: 'en-US', support })
    await everyState[state]?.(stage)
    expect(stage.place.querySelector('.onramp-root')).not.toBeNull()
    expect(link()).toBeNull()
  },
)
