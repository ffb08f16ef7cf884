import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WALLET } from '../../../../test/harness/cardSamples.ts'
import { createSimulatedWorld } from '../../../../test/harness/simulatedWorld.ts'

const world = createSimulatedWorld()
const complaint = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.resetModules()
  complaint.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The page, of modules that are loaded anew: as a server loads them, or as a browser does. */
async function load() {
  const { Checkout, OnrampProvider } = await import('../index.ts')
  return (
    <OnrampProvider client={world.client} appearance={{ accent: 'green' }}>
      <Checkout wallet={WALLET} chain={8453} token="USDC" />
    </OnrampProvider>
  )
}

/** What a server sends: nothing of a browser is there. */
async function drawOnServer() {
  for (const name of ['document', 'window', 'localStorage', 'sessionStorage'])
    vi.stubGlobal(name, undefined)
  // A server has languages as well, and they are not the buyer's.
  vi.stubGlobal('navigator', { languages: ['fr-FR'], language: 'fr-FR', onLine: true })
  const { renderToString } = await import('react-dom/server')
  const html = renderToString(await load())
  vi.unstubAllGlobals()
  vi.resetModules()
  return html
}

test('what the server draws is taken over without a warning, then gets the country of the browser', async () => {
  const html = await drawOnServer()
  expect(html).not.toContain('style=')
  document.body.innerHTML = `<div id="root">${html}</div>`
  expect(screen.getByLabelText('Country')).toHaveValue('US')

  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-AT'])
  const root = document.querySelector('#root')
  if (root === null) throw new Error('the page has no root')
  const page = await load()
  const recoverable: unknown[] = []
  const onRecoverableError = (error: unknown) => void recoverable.push(error)
  const hydrated = await act(async () => hydrateRoot(root, page, { onRecoverableError }))
  expect(screen.getByLabelText('Country')).toHaveValue('Austria')
  expect(recoverable).toEqual([])
  expect(complaint).not.toHaveBeenCalled()
  act(() => hydrated.unmount())
})
