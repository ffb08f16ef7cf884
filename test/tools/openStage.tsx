import { type AppearanceProps, OnrampProvider } from '@onramp-kit/react'
import { QueryClient } from '@tanstack/react-query'
import { act, render, within } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { createSimulatedWorld } from './simulatedWorld.ts'
import type { TestClientOptions } from './testClient.ts'

/** Nothing listens there: a hosted page of this service loads nothing, and nobody elsewhere is asked. */
const baseUrl = 'http://127.0.0.1:9'

/** One component at a time, on a simulated service of its own, in a page that may be any document. */
export function openStage(
  look: AppearanceProps = {},
  body: HTMLElement = document.body,
  options: TestClientOptions = {},
) {
  const world = createSimulatedWorld({ baseUrl, ...options })
  const queryClient = new QueryClient()
  const place = body.ownerDocument.createElement('div')
  body.append(place)
  const inside = within(place)
  const pass = (ms: number) => act(() => world.clock.advance(ms))
  let unmount = () => {}
  let rerender: (ui: ReactNode) => void = () => {}
  let dress: (look: AppearanceProps) => void = () => {}
  const page = (ui: ReactNode, own: AppearanceProps) => (
    <StrictMode>
      <OnrampProvider client={world.client} queryClient={queryClient} locale="en-US" {...own}>
        {ui}
      </OnrampProvider>
    </StrictMode>
  )

  return {
    ...world,
    queryClient,
    place,
    inside,
    pass,
    /** Draws `ui`, in the place of what was there. */
    async show(ui: ReactNode, own: AppearanceProps = look) {
      unmount()
      const container = place.ownerDocument.createElement('div')
      place.replaceChildren(container)
      const rendered = render(page(ui, own), { container, baseElement: container })
      unmount = rendered.unmount
      rerender = (next) => rendered.rerender(page(next, own))
      dress = (next) => rendered.rerender(page(ui, next))
      await pass(500)
    },
    /** Draws what is there again, with other props. */
    rerender: (ui: ReactNode) => rerender(ui),
    /** Draws what is there again, with another look. */
    look: (next: AppearanceProps) => dress(next),
    async press(name: string | RegExp) {
      act(() => inside.getByRole('button', { name }).click())
      await pass(0)
    },
    /** What the payment rail says of the one order; then the page has had time to ask. */
    async callback(status: string) {
      world.service.callback(world.onlyOrder().id, status)
      await pass(5_000)
    },
    /** Reads everything that is shown again. */
    refetch: () => act(() => queryClient.refetchQueries()),
    /** Lets time pass, little by little, until something matches `selector`. */
    async at(selector: string) {
      const end = Date.now() + 20_000
      while (place.querySelector(selector) === null) {
        if (Date.now() > end) throw new Error(`nothing came to match ${selector}`)
        await pass(100)
      }
    },
    leave() {
      unmount()
      place.remove()
    },
  }
}

export type Stage = ReturnType<typeof openStage>
