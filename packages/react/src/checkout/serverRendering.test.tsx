import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WALLET } from '../../../../test/harness/cardSamples.ts'
import { createSimulatedWorld } from '../../../../test/harness/simulatedWorld.ts'
import { OnrampProvider } from '../OnrampProvider.tsx'
import { Checkout } from './Checkout.tsx'

afterEach(() => vi.restoreAllMocks())

test('what the server draws is taken over without a warning, then gets the country of the browser', async () => {
  const world = createSimulatedWorld()
  const page = (
    <OnrampProvider client={world.client}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" />
    </OnrampProvider>
  )
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT'])
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  expect(document.body.innerHTML).not.toContain('style=')
  expect(screen.getByLabelText('Country')).toHaveValue('US')

  const root = document.getElementById('root')!
  const recoverable: unknown[] = []
  const hydrated = await act(() =>
    hydrateRoot(root, page, { onRecoverableError: (error) => recoverable.push(error) }),
  )
  expect(screen.getByLabelText('Country')).toHaveValue('Österreich')
  expect(recoverable).toEqual([])
  expect(complaint).not.toHaveBeenCalled()
  act(() => hydrated.unmount())
})
