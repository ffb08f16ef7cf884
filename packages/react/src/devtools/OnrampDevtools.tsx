'use client'

import { type ReactNode, useEffect, useState } from 'react'
import type { DevtoolsPanel, OnrampDevtoolsProps } from './DevtoolsPanel.tsx'

/** The bundler replaces `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Panel over the client and the simulated service, for development: requests, orders, clock and scenario. Place it inside
 * `<OnrampProvider>`. Renders nothing on a server, and nothing in a production build, whose bundle does not contain the
 * panel.
 */
export function OnrampDevtools(props: OnrampDevtoolsProps): ReactNode {
  const [Panel, setPanel] = useState<typeof DevtoolsPanel>()
  useEffect(() => {
    // Around the import itself: bundlers then emit no chunk for it.
    if (process.env.NODE_ENV !== 'production')
      import('./DevtoolsPanel.tsx').then(
        (module) => setPanel(() => module.DevtoolsPanel),
        (error: Error) =>
          console.error(
            `<OnrampDevtools> shows no panel until you reload the page, because its script failed to load: ${error.message}`,
          ),
      )
  }, [])
  return Panel === undefined ? null : <Panel {...props} />
}
