import { type AppearanceProps, OnrampProvider, type OnrampProviderProps } from '@onramp-kit/react'
import { QueryClient } from '@tanstack/react-query'
import { act, render, within } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { useOnrampContext } from '../../packages/react/src/provider/OnrampContext.ts'
import { createSimulatedWorld } from './simulatedWorld.ts'
import { createTestClient, type TestClientOptions } from './testClient.ts'

/** An address without a server, so that hosted pages load nothing from the network. */
const baseUrl = 'http://127.0.0.1:9'

/** Settings of the provider, without its clients. */
type Settings = Omit<OnrampProviderProps, 'client' | 'queryClient' | 'children'>

/** Hands out the cache that the provider shares with no app. */
function PrivateQueryClient({ onFound }: { readonly onFound: (found: QueryClient) => void }) {
  const { privateQueryClient } = useOnrampContext()
  useLayoutEffect(() => onFound(privateQueryClient), [onFound, privateQueryClient])
  return null
}

/** Renders one component at a time, with its own simulated service, in any document. */
export function openStage(
  settings: Settings = {},
  body: HTMLElement = document.body,
  options: TestClientOptions = {},
) {
  const world = createSimulatedWorld({ baseUrl, ...options })
  const queryClient = new QueryClient()
  const place = body.ownerDocument.createElement('div')
  body.append(place)
  const inside = within(place)
  const pass = (ms: number) => act(() => world.clock.advance(ms))
  let privateQueryClient = queryClient
  let { client } = world
  let unmount = () => {}
  let rerender: (ui: ReactNode) => void = () => {}
  let restyle: (appearance: AppearanceProps) => void = () => {}
  const keep = (found: QueryClient) => {
    privateQueryClient = found
  }
  const page = (ui: ReactNode, own: Settings) => (
    <OnrampProvider client={client} queryClient={queryClient} locale="en-US" {...own}>
      <PrivateQueryClient onFound={keep} />
      {ui}
    </OnrampProvider>
  )

  /** Renders `ui` in place of the current one. */
  async function show(ui: ReactNode, own: Settings = settings) {
    unmount()
    const container = place.ownerDocument.createElement('div')
    place.replaceChildren(container)
    let shown = ui
    const rendered = render(page(shown, own), { container, baseElement: container })
    unmount = rendered.unmount
    rerender = (next) => {
      shown = next
      rendered.rerender(page(shown, own))
    }
    restyle = (next) => rendered.rerender(page(shown, next))
    await pass(500)
  }

  return {
    ...world,
    queryClient,
    /** Caches messages, customers and bank accounts. */
    privateQueryClient: () => privateQueryClient,
    place,
    inside,
    pass,
    show,
    /** Renders `ui` as another tab does: with the stored order, and without its payment page. */
    async showInAnotherTab(ui: ReactNode) {
      const fetch: typeof globalThis.fetch = (input, init) => world.answer(new Request(input, init))
      const { clock, storage } = world
      // Kept payment pages belong to the object.
      const otherPage = { ...world.page }
      const connection = { baseUrl, ...options, fetch, clock, storage }
      client = createTestClient({ ...connection, page: otherPage }).client
      await show(ui)
    },
    /** Renders the current component with other props. */
    rerender: (ui: ReactNode) => rerender(ui),
    /** Renders the current component with another appearance. */
    appearance: (next: AppearanceProps) => restyle(next),
    async press(name: string | RegExp) {
      act(() => inside.getByRole('button', { name }).click())
      await pass(0)
    },
    /** Sends a callback of the payment rail for the only order and advances time until the page has polled it. */
    async callback(status: string) {
      world.service.callback(world.onlyOrder().id, status)
      await pass(5_000)
    },
    /** Refetches all active queries. */
    refetch: () =>
      act(async () => {
        await Promise.all([queryClient.refetchQueries(), privateQueryClient.refetchQueries()])
      }),
    /** Refetches until polling gives up an order that is not found. */
    async loseOrder() {
      for (let read = 0; read < 5; read += 1) {
        await pass(20_000)
        await act(() => queryClient.refetchQueries())
      }
    },
    /** Advances time in small steps until an element matches `selector`. */
    async at(selector: string) {
      const end = Date.now() + 30_000
      while (place.querySelector(selector) === null) {
        if (Date.now() > end) throw new Error(`no element matches ${selector}`)
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
