import { BankDeposit, CryptoDeposit } from '@onramp-kit/react'
import { registration } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { createFakePage } from '@onramp-kit/test-tools/fakePage'
import { acceptOwnTerms } from '@onramp-kit/test-tools/fillIn'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en/en.ts'

const { hosted, shared } = en
const navigate = vi.fn<(url: string) => void>()
let stage: Stage
beforeEach(() => {
  stage = openStage({}, document.body, { page: { ...createFakePage(), navigate } })
})
afterEach(() => {
  stage.leave()
  navigate.mockReset()
})

const link = (name: string) => stage.inside.getByRole('link', { name })

describe('a bank deposit', () => {
  beforeEach(async () => {
    await stage.client.virtualAccounts.register(registration)
  })

  async function openTerms(presentation?: 'tab' | 'redirect') {
    await stage.show(<BankDeposit wallet={WALLET} presentation={presentation} />)
    await stage.at('[data-step="terms"]')
    expect(navigate).not.toHaveBeenCalled()
    await stage.press(en.bank.open.terms)
    await stage.at('.onramp-hosted')
  }

  test("with presentation='redirect' navigates to the terms once, after the buyer's own click", async () => {
    await openTerms('redirect')
    expect(navigate).toHaveBeenCalledOnce()
    const [url] = navigate.mock.calls[0] ?? []
    expect(link(hosted.goTo)).toHaveAttribute('href', url)
    expect(stage.place.querySelector('iframe')).toBeNull()
    await stage.pass(60_000)
    expect(navigate).toHaveBeenCalledOnce()
  })

  test("with presentation='tab' links to the terms", async () => {
    await openTerms('tab')
    expect(link(shared.newTab)).toHaveAttribute('target', '_blank')
    expect(navigate).not.toHaveBeenCalled()
  })

  test('frames the terms by default', async () => {
    await openTerms()
    expect(stage.place.querySelector('iframe')).toBeVisible()
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('a link that arrives after its step has ended', () => {
  const { open } = en.bank
  const ends = { terms: ['identity', 'rejected', 'accounts'], identity: ['review', 'accounts'] }
  const cases = (['terms', 'identity'] as const).flatMap((name) =>
    (['frame', 'tab', 'redirect'] as const).flatMap((presentation) =>
      ends[name].map((next) => [name, presentation, next] as const),
    ),
  )
  /** Ends the current step on the service, which enters the next one. */
  const enterNext: Readonly<Record<string, () => unknown>> = {
    identity: () => acceptOwnTerms(stage),
    review: () => stage.service.customerStatus(WALLET, 'under_review'),
    rejected: () => stage.service.customerStatus(WALLET, 'rejected'),
    accounts: () => stage.service.customerStatus(WALLET, 'active'),
  }
  const pageUrls = () => [
    ...navigate.mock.calls.flat(),
    ...[...stage.place.querySelectorAll('iframe')].map(({ src }) => src),
    ...[...stage.place.querySelectorAll('a')].map(({ href }) => href),
  ]

  test.each(cases)('of %s, presented as a %s, opens nothing in %s', async (name, shown, next) => {
    await stage.client.virtualAccounts.register(registration)
    if (name === 'identity') await acceptOwnTerms(stage)
    await stage.show(<BankDeposit wallet={WALLET} presentation={shown} />)
    await stage.at(`[data-step="${name}"]`)
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let late = ''
    stage.setFault(async (request) => {
      if (request.method === 'GET') return undefined
      const response = await stage.answer(request)
      if (late !== '') return response
      late = ((await response.clone().json()) as { readonly url: string }).url
      await released
      return response
    })
    await stage.press(open[name])
    await expect.poll(() => late).not.toBe('')
    await enterNext[next]?.()
    await stage.refetch()
    await stage.at(`[data-step="${next}"]`)
    if (next === 'identity') {
      await stage.press(open.identity)
      await stage.at('.onramp-hosted')
    }
    const before = pageUrls()
    expect(new Set(before).size).toBe(next === 'identity' ? 1 : 0)
    release()
    await stage.pass(1_000)
    expect(pageUrls()).toEqual(before)
    expect(before).not.toContain(late)
  })
})

describe('a crypto deposit', () => {
  async function open(presentation: 'tab' | 'redirect', authorize = async () => 'granted') {
    await stage.show(<CryptoDeposit authorize={authorize} presentation={presentation} />)
    await stage.at('[type="submit"][aria-disabled="false"]')
    await stage.press(en.deposit.continue)
  }

  test("with presentation='redirect' navigates to the page once, after the buyer's own click", async () => {
    await open('redirect')
    await stage.at('.onramp-hosted')
    expect(navigate).toHaveBeenCalledOnce()
    const [url] = navigate.mock.calls[0] ?? []
    expect(link(hosted.goTo)).toHaveAttribute('href', url)
  })

  test("with presentation='tab' links to the page", async () => {
    await open('tab')
    await stage.at('.onramp-hosted')
    expect(link(shared.newTab)).toHaveAttribute('target', '_blank')
    expect(navigate).not.toHaveBeenCalled()
  })

  test('does not navigate once the component is gone', async () => {
    let grant: (authorization: string) => void = () => {}
    await open('redirect', () => new Promise<string>((resolve) => (grant = resolve)))
    await stage.show(null)
    grant('granted')
    await stage.pass(1_000)
    expect(navigate).not.toHaveBeenCalled()
  })
})
