import { expect } from 'vitest'
import { HOSTED, originOf, windowOf } from './hostedStage.ts'

/** A window that is not the hosted page and can post to the buyer's page. */
export interface ForeignWindow {
  readonly name: string
  /** Posts one message, optionally with a port. */
  readonly post: (data: unknown, ports: MessagePort[]) => void
}

/** Real windows that resemble the hosted page as closely as possible. */
export async function openForeignWindows(hosted: Window) {
  const frames = await Promise.all([
    frameOf('a sibling frame with its URL', `${HOSTED}/pay/1`),
    frameOf('a frame of a name that begins with its own', `${originOf('pay-secure')}/pay/1`),
    frameOf('a frame of a name that ends with its own', `${originOf('wepay')}/pay/1`),
    frameOf('a frame of a name below its own', `${originOf('www.pay')}/pay/1`),
    frameOf('a frame of its address, without an origin', `${HOSTED}/pay/1`, 'allow-scripts'),
  ])
  const nested = await Promise.all([
    nestedIn(hosted, 'a nested frame with its URL', `${HOSTED}/pay/2`),
    nestedIn(hosted, 'a frame in it, of another origin', `${originOf('bank')}/pay/2`),
  ])
  const tab = await openTab(`${HOSTED}/pay/3`)
  const foreignWindows: readonly ForeignWindow[] = [
    ...frames.map(({ name, element }) => posterTo(name, windowOf(element), 'parent')),
    ...nested.map(({ name, page }) => posterTo(name, page, 'parent.parent')),
    posterTo('a tab with its URL', tab, 'opener'),
    { name: 'the page itself', post: (data, ports) => window.postMessage(data, '*', ports) },
  ]
  return {
    foreignWindows,
    leave() {
      tab.close()
      for (const { element } of frames) element.remove()
    },
  }
}

/** A relay page that posts to the window at the path `to`. */
export function posterTo(name: string, page: Window, to: string): ForeignWindow {
  return { name, post: (say, ports) => page.postMessage({ say, to }, '*', ports) }
}

async function frameOf(name: string, src: string, sandbox?: string) {
  const element = document.createElement('iframe')
  if (sandbox !== undefined) element.setAttribute('sandbox', sandbox)
  element.src = src
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve))
  document.body.append(element)
  await loaded
  return { name, element }
}

async function nestedIn(hosted: Window, name: string, src: string) {
  const place = hosted.length
  hosted.postMessage({ nest: src }, '*')
  await expect.poll(() => hosted.length).toBeGreaterThan(place)
  const page = hosted[place] as Window
  await answered(page)
  return { name, page }
}

async function openTab(address: string) {
  const tab = window.open(address)
  if (tab === null) throw new Error('the browser opened no tab')
  await answered(tab)
  return tab
}

/** Waits until a relay page replies, because a page cannot observe a cross-origin load. */
async function answered(page: Window) {
  let isThere = false
  const hear = ({ source }: MessageEvent) => {
    if (source === page) isThere = true
  }
  window.addEventListener('message', hear)
  await expect
    .poll(() => {
      page.postMessage({ ping: true }, '*')
      return isThere
    })
    .toBe(true)
  window.removeEventListener('message', hear)
}
