'use client'

import { useSyncExternalStore } from 'react'
import { panelStyles as styles } from './panelStyles.ts'
import type { LoggedRequest, RequestLog } from './recordRequests.ts'

/** The client's requests, newest first. */
export function RequestTable({ requests }: { readonly requests: RequestLog }) {
  const logged = useSyncExternalStore(requests.subscribe, requests.snapshot)
  if (logged.length === 0) return <p style={styles.note}>No requests yet.</p>
  return (
    <table aria-label="Requests" style={styles.table}>
      <thead>
        <tr>
          {['Operation', 'Result', 'Duration'].map((name) => (
            <th key={name} scope="col" style={styles.columnHeading}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {logged.toReversed().map((request) => (
          <tr key={request.key}>
            <td style={styles.cell} title={`${request.method} ${request.path}`}>
              {request.operation + (request.attempt > 1 ? `, attempt ${request.attempt}` : '')}
            </td>
            <td style={styles.cell}>{resultOf(request)}</td>
            <td style={styles.cell}>
              {request.duration !== undefined && `${Math.round(request.duration)} ms`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function resultOf({ status, code, duration, retryDelay }: LoggedRequest): string {
  if (duration === undefined) return 'pending'
  const retry = retryDelay === undefined ? undefined : `retry in ${Math.round(retryDelay)} ms`
  const parts = [status, code, retry].filter((part) => part !== undefined)
  return parts.join(', ')
}
