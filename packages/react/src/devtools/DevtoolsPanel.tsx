'use client'

import type { OnrampClient } from '@onramp-kit/core'
import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { OnrampContext } from '../provider/OnrampContext.ts'
import { useUniqueId } from '../ui/lifecycle.ts'
import { createSimulator } from './createSimulator.ts'
import { panelStyles as styles } from './panelStyles.ts'
import { RequestTable } from './RequestTable.tsx'
import type { RequestLog } from './recordRequests.ts'
import { SimulatorControls } from './SimulatorControls.tsx'

/** Props of `<OnrampDevtools>`. */
export interface OnrampDevtoolsProps {
  /** The log whose `hooks` the client has. Without one, the panel shows no requests. */
  readonly requests?: RequestLog | undefined
  /**
   * Sends the requests of the panel, such as `service.fetch` of a service in this page. Read when the panel opens.
   * @default the global `fetch`
   */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** The panel of `<OnrampDevtools>`, in every build. */
export function DevtoolsPanel({ requests, fetch }: OnrampDevtoolsProps): ReactNode {
  const provided = useContext(OnrampContext)
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const id = useUniqueId()
  const theme = typeof provided === 'string' ? 'auto' : (provided.theme ?? 'auto')

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    toggle.current?.focus()
  }

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the key works in every control
    <section
      aria-label="Onramp devtools"
      lang="en"
      dir="ltr"
      style={{ ...styles.region, colorScheme: theme === 'auto' ? 'light dark' : theme }}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        style={styles.toggle}
        onClick={() => setOpen(!isOpen)}
      >
        Onramp devtools
      </button>
      {isOpen && (
        <div id={id} style={styles.panel}>
          {typeof provided === 'string' ? (
            <p style={styles.problem}>{`<OnrampDevtools> ${provided}`}</p>
          ) : (
            <Simulation key={provided.client.scope} client={provided.client} fetch={fetch} />
          )}
          <h2 style={styles.heading}>Requests</h2>
          {requests === undefined ? (
            <p style={styles.note}>
              Spread the hooks of createRequestLog() into createOnrampClient(), and pass the log as
              requests.
            </p>
          ) : (
            <RequestTable requests={requests} />
          )}
        </div>
      )}
    </section>,
    document.body,
  )
}

/** What the simulated service shows and does. */
function Simulation({
  client,
  fetch,
}: Pick<OnrampDevtoolsProps, 'fetch'> & { client: OnrampClient }) {
  // Created once: a function that the merchant creates in each render does not restart the reads.
  const [simulator] = useState(() =>
    createSimulator(client, fetch ?? ((input, init) => globalThis.fetch(input, init))),
  )
  const { state, scenarios, problem } = useSyncExternalStore(
    simulator.subscribe,
    simulator.snapshot,
  )
  return (
    <>
      <div role="status">
        {problem !== undefined && <p style={styles.problem}>{problem}</p>}
        {problem !== undefined && state === undefined && (
          <p style={styles.note}>
            Start the simulated service with npx onramp-service, or pass the fetch of a service in
            this page. If it runs, let this page use it: --allow-origin {location.origin}
          </p>
        )}
      </div>
      {problem !== undefined && (
        <button type="button" style={styles.control} onClick={() => void simulator.refresh()}>
          Try again
        </button>
      )}
      {state !== undefined && (
        <SimulatorControls state={state} scenarios={scenarios ?? {}} send={simulator.send} />
      )}
    </>
  )
}
