'use client'

import { orderStatuses } from '@onramp-kit/core/internal'
import { useUniqueId } from '../ui/lifecycle.ts'
import type { SimulatedOrder, Simulator, SimulatorState } from './createSimulator.ts'
import { panelStyles as styles } from './panelStyles.ts'

const advances = { '+10 s': 10_000, '+1 min': 60_000, '+1 h': 3_600_000 }
const callbacks = Object.keys(orderStatuses).filter((status) => status !== 'payment_pending')

type Send = Simulator['send']

/** The clock, the scenario and the orders of the simulated service. */
export function SimulatorControls({
  state,
  scenarios,
  send,
}: {
  readonly state: SimulatorState
  readonly scenarios: Readonly<Record<string, string>>
  readonly send: Send
}) {
  const { now, scenario, orders } = state
  const scenarioId = useUniqueId()
  const names = Object.keys(scenarios)
  return (
    <>
      <h2 style={styles.heading}>Virtual clock</h2>
      <div role="group" aria-label="Advance the clock" style={styles.row}>
        <time dateTime={now} style={styles.label}>
          {`${now.slice(0, 19).replace('T', ' ')} UTC`}
        </time>
        {Object.entries(advances).map(([name, ms]) => (
          <button
            key={name}
            type="button"
            style={styles.control}
            onClick={() => void send('clock', { advance_ms: ms })}
          >
            {name}
          </button>
        ))}
      </div>
      <h2 style={styles.heading}>
        <label htmlFor={scenarioId}>Scenario</label>
      </h2>
      <div style={styles.row}>
        <select
          id={scenarioId}
          value={scenario}
          style={styles.control}
          onChange={(event) => void send('scenario', { name: event.target.value })}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <button type="button" style={styles.control} onClick={() => void send('reset')}>
          Reset the service
        </button>
      </div>
      <p style={styles.note}>{scenarios[scenario]}</p>
      <h2 style={styles.heading}>Orders</h2>
      {orders.length === 0 && <p style={styles.note}>No orders yet.</p>}
      <ul style={styles.list}>
        {orders.toReversed().map((order) => (
          <Order key={order.id} order={order} send={send} />
        ))}
      </ul>
    </>
  )
}

function Order({ order, send }: { readonly order: SimulatedOrder; readonly send: Send }) {
  const { id, source, status_history: history } = order
  const nameId = useUniqueId()
  return (
    <li>
      <div id={nameId}>{`${id.slice(0, 8)}: ${source.amount} ${source.currency}`}</div>
      <ol style={styles.list}>
        {history.map(({ status, at }) => (
          <li key={status}>
            <time dateTime={at}>{at.slice(11, 19)}</time> <span>{status}</span>
          </li>
        ))}
      </ol>
      <div role="group" aria-labelledby={nameId} style={styles.row}>
        <span style={styles.label}>Send callback</span>
        {callbacks.map((status) => (
          <button
            key={status}
            type="button"
            style={styles.control}
            onClick={() => void send(`orders/${id}/callbacks`, { status })}
          >
            {status}
          </button>
        ))}
      </div>
    </li>
  )
}
