import { type CardOrder, hostFrame } from '@onramp-kit/core'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { expect } from 'vitest'
import { listenTo } from './listenTo.ts'

/** An origin of this machine beside the page's own; talkers are served at each. */
export const originOf = (name: string) => `http://${name}.localhost:${location.port}`

/** Where the hosted page is of. */
export const HOSTED = originOf('pay')

/** A buyer's page with a checkout whose hosted page is shown, a talker, and everything that comes of what anybody says. */
export async function openHostedStage() {
  /** When each read of the order was sent, in the milliseconds of the stage's clock. */
  const reads: number[] = []
  const statuses: string[] = []
  const stage = openForm({}, { baseUrl: HOSTED })
  stage.setFault(({ method }) => {
    if (method === 'GET') reads.push(stage.clock.now())
    return undefined
  })
  await stage.open({ onStatus: ({ status }: CardOrder) => statuses.push(status) })
  await stage.press(/^Continue/)
  await stage.at('iframe')
  const frame = stage.inside.getByTitle<HTMLIFrameElement>('Secure payment page')
  await expect.poll(() => frame.dataset['state']).toBe('loaded')

  let accepted = 0
  const { url } = stage.onlyOrder()
  const onMessage = () => {
    accepted += 1
  }
  // The second listener of the one frame: it counts what the checkout's own takes as well.
  const stopHosting = hostFrame(frame, { url, clock: stage.clock, onMessage })
  const hearing = listenTo(window)
  return {
    ...stage,
    hosted: windowOf(frame),
    reads,
    statuses,
    ...hearing,
    accepted: () => accepted,
    title: () => stage.inside.getByRole('heading').textContent,
    /** Lets the order be read as it is by itself: the next read is then a whole interval away. */
    async untilRead() {
      const before = reads.length
      while (reads.length === before) await stage.pass(100)
    },
    leave() {
      hearing.stop()
      stopHosting()
      stage.leave()
    },
  }
}

export function windowOf({ contentWindow }: HTMLIFrameElement): Window {
  if (contentWindow === null) throw new Error('the frame is not in a page')
  return contentWindow
}
