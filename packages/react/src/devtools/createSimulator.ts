import type { CardOrder, OnrampClient, Subscribable } from '@onramp-kit/core'
import { createSignal } from '@onramp-kit/core/internal'

const POLL_MS = 1000

/** What the panel reads of `GET /_simulator/state`. */
export interface SimulatorState {
  /** Date-time of the virtual clock. */
  readonly now: string
  readonly scenario: string
  /** Every order, oldest first. */
  readonly orders: readonly SimulatedOrder[]
}

export interface SimulatedOrder extends Pick<CardOrder, 'id' | 'source'> {
  /** Every status so far, the current one last. */
  readonly status_history: readonly { readonly status: string; readonly at: string }[]
}

interface Snapshot {
  readonly state?: SimulatorState
  /** The description of each scenario, by name. */
  readonly scenarios?: Readonly<Record<string, string>>
  /** What failed, and why. Polling then stops until the next `refresh` or `send`. */
  readonly problem?: string
}

/** Reads the simulated service while it has a subscriber and the page is visible. */
export interface Simulator extends Subscribable {
  readonly snapshot: () => Snapshot
  readonly refresh: () => Promise<void>
  /** Sends a `POST` to the control route at `path`, then refreshes. */
  readonly send: (path: string, body?: object) => Promise<void>
}

/** Creates the connection to the control routes under `/_simulator` of the client's base URL. */
export function createSimulator(
  { baseUrl, platform: { clock, page } }: OnrampClient,
  fetch: typeof globalThis.fetch,
): Simulator {
  const changes = createSignal()
  let snapshot: Snapshot = {}
  let cancel = () => {}
  let readers = 0
  /** The newest read, which replaces earlier ones. */
  let latest = 0

  async function ask(path: string, init: RequestInit = {}) {
    const { method = 'GET' } = init
    try {
      const response = await fetch(`${baseUrl}/_simulator/${path}`, init)
      const reply = await response.json().catch(() => undefined)
      if (response.ok && reply !== undefined) return reply
      throw new Error(reply?.error?.message ?? `The response is a ${response.status}.`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${method} ${baseUrl}/_simulator/${path} failed: ${reason}`, { cause: error })
    }
  }

  async function read(): Promise<Snapshot> {
    const state: SimulatorState = await ask('state')
    if (!Array.isArray(state.orders))
      throw new Error(`${baseUrl}/_simulator/state did not return the state of a simulator.`)
    return { state, scenarios: snapshot.scenarios ?? (await ask('scenarios')) }
  }

  async function refresh() {
    stop()
    if (readers === 0 || !page.visible()) return
    const current = latest
    try {
      const next = await read()
      if (current !== latest) return
      snapshot = next
      cancel = clock.setTimeout(() => void refresh(), POLL_MS)
    } catch (error) {
      if (current !== latest) return
      fail(error)
    }
    changes.emit()
  }

  function stop() {
    latest += 1
    cancel()
  }

  function fail(error: unknown) {
    snapshot = { ...snapshot, problem: (error as Error).message }
  }

  return {
    snapshot: () => snapshot,
    refresh,
    async send(path, body = {}) {
      const headers = { 'content-type': 'application/json' }
      try {
        await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
        await refresh()
      } catch (error) {
        stop()
        fail(error)
        changes.emit()
      }
    },
    subscribe(listener) {
      const unsubscribe = changes.subscribe(listener)
      const leave = page.subscribe(() => void refresh())
      readers += 1
      void refresh()
      return () => {
        readers -= 1
        stop()
        leave()
        unsubscribe()
      }
    },
  }
}
