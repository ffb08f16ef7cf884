import { hostFrame, isOnrampError } from '@onramp-kit/core'
import { Checkout } from '@onramp-kit/react'
import { CheckoutParts, HostedPageParts } from '@onramp-kit/react/parts'
import { destination } from '@onramp-kit/test-tools/checkoutHarness'
import { openStage } from '@onramp-kit/test-tools/openStage'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { many, seed } from '../edition.ts'
import { exactly, info, prove } from '../figures.ts'
import { hostileUrls } from './hostileUrls.ts'

let stage: ReturnType<typeof openStage>
beforeEach(() => {
  stage = openStage()
})
afterEach(() => stage.leave())

const count = (selector: string) => stage.place.querySelectorAll(selector).length
const framed = () => count('iframe, object, embed')
const linked = () => count('a, form[action], [formaction], area')

/** Renders a hosted page for each URL at once. */
async function show(urls: readonly string[]) {
  const pages = urls.map((url, place) => (
    <HostedPageParts.Root key={place} url={url} title={`Page ${place}`} onMessage={() => {}} />
  ))
  await stage.show(<CheckoutParts.Root {...destination}>{pages}</CheckoutParts.Root>)
}

/** The URLs that hostFrame sets on an iframe, which is detached and loads nothing. */
function hostedOf(urls: readonly string[]): readonly string[] {
  return urls.filter((url) => {
    const element = document.createElement('iframe')
    try {
      hostFrame(element, { url, clock: stage.clock, onMessage: () => {} })()
    } catch (error) {
      if (!isOnrampError(error)) throw error
    }
    return element.hasAttribute('src') || element.hasAttribute('srcdoc')
  })
}

test('the components neither frame nor link a URL that is not https of another origin', async (context) => {
  const numRuns = many({ full: 5_000, small: 600 })
  const urls = fc.sample(hostileUrls(location.origin), { numRuns, seed: seed() })
  const hosted = hostedOf(urls)
  expect(hosted).toEqual([])
  await show(urls)
  prove(context, [
    info('addresses', urls.length),
    exactly('set on an iframe of the merchant', hosted.length, 0),
    exactly('framed by <HostedPageParts.Root>', framed(), 0),
    exactly('linked by <HostedPageParts.Root>', linked(), 0),
    exactly('with an alert', count('[role=alert]'), urls.length),
  ])
})

test('the checkout shows an alert instead of such a URL from the service', async (context) => {
  const numRuns = many({ full: 300, small: 8 })
  const urls = fc.sample(hostileUrls(location.origin), { numRuns, seed: seed() + 1 })
  let [frames, links, alerts] = [0, 0, 0]
  for (const url of urls) {
    stage.leave()
    stage = openStage()
    stage.setFault(async (request) => {
      const answer = await stage.answer(request)
      if (!request.url.endsWith('/card/checkout')) return answer
      return Response.json({ ...((await answer.json()) as object), url })
    })
    await stage.show(<Checkout {...destination} />)
    await stage.pass(1_000)
    await stage.press(/^Continue/)
    // Waits for the alert, because the browser decides how many tasks a response takes.
    await stage.at('[role=alert]')
    frames += framed()
    links += linked()
    alerts += count('[role=alert]')
  }
  prove(context, [
    info('purchases', urls.length),
    exactly('framed by <Checkout>', frames, 0),
    exactly('linked by <Checkout>', links, 0),
    exactly('with an alert', alerts, urls.length),
  ])
})

test('the components frame and link an https URL of another origin', async (context) => {
  const urls = [
    'https://127.0.0.1:9/pay/1',
    'HTTPS://127.0.0.1:9/pay/1?session=s#card',
    ' https://127.0.0.1:9/pay/1\n',
    'http://127.0.0.1:9/pay/1',
    'http://pay.localhost:9/pay/1',
    location.origin.replace('localhost', 'pay.localhost'),
  ]
  await show(urls)
  prove(context, [
    exactly('set on an iframe of the merchant', hostedOf(urls).length, urls.length),
    exactly('framed by <HostedPageParts.Root>', framed(), urls.length),
    exactly('linked by <HostedPageParts.Root>', linked(), urls.length),
  ])
})
