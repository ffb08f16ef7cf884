import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { WALLET } from '../../../../test/harness/cardSamples.ts'
import { createSimulatedWorld } from '../../../../test/harness/simulatedWorld.ts'
import { CryptoDeposit } from '../deposit/CryptoDeposit.tsx'
import { OnrampProvider } from '../OnrampProvider.tsx'
import { BankDeposit } from './BankDeposit.tsx'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['a bank deposit', <BankDeposit key="bank" wallet={WALLET} />],
  ['a crypto deposit', <CryptoDeposit key="crypto" authorize={() => Promise.resolve('granted')} />],
])('what the server draws of %s is taken over without a warning', async (_name, component) => {
  const world = createSimulatedWorld()
  const page = <OnrampProvider client={world.client}>{component}</OnrampProvider>
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT'])
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`
  expect(document.body.innerHTML).not.toContain('style=')
  expect(document.querySelector('h2')).not.toBeEmptyDOMElement()

  const root = document.getElementById('root')!
  const recoverable: unknown[] = []
  const hydrated = await act(() =>
    hydrateRoot(root, page, { onRecoverableError: (error) => recoverable.push(error) }),
  )
  expect(recoverable).toEqual([])
  expect(complaint).not.toHaveBeenCalled()
  act(() => hydrated.unmount())
})
