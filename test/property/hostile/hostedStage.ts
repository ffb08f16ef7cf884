import { type CardOrder, hostFrame } from '@onramp-kit/core'
import { openForm } from '@onramp-kit/test-tools/formHarness'
import { expect } from 'vitest'
import { listenTo } from './listenTo.ts'

/** Another origin of this machine; each serves relay pages. */
export const originOf = (name: string) => `http://${name}.localhost:${location.port}`

/** The origin of the hosted page. */
export const HOSTED = originOf('pay')

/** A buyer's page with a checkout and its hosted page, a relay page, and records of every effect of a message. */
export async function openHostedStage() {
  /** The times of the order reads, in milliseconds of the stage's clock. */
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
  // A second listener of the same frame counts what the checkout's listener accepts.
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
    /** Waits for a regular read, after which the next one is a full interval away. */
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
