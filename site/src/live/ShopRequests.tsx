import { useSyncExternalStore } from 'react'
import { shopRequests, subscribe } from './shopServer.ts'

/** What the server of the shop has received. */
export function ShopRequests() {
  const requests = useSyncExternalStore(subscribe, shopRequests)
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="beside requests" aria-label="Your server received" tabIndex={0}>
      <p>Your server received{requests.length === 0 && ': nothing yet'}</p>
      <ol>
        {requests.map(({ method, url, body }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <code>
              {method} {url} {body}
            </code>
          </li>
        ))}
      </ol>
    </section>
  )
}
