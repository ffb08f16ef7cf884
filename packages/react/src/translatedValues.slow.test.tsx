import { chainName } from '@onramp-kit/core'
import { OTHER_WALLET } from '@onramp-kit/test-tools/bankSamples'
import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { errorStates } from '@onramp-kit/test-tools/errorStates'
import { everyState } from '@onramp-kit/test-tools/everyState'
import { openStage, type Stage } from '@onramp-kit/test-tools/openStage'
import { translatePage } from '@onramp-kit/test-tools/translatePage'
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { interpolate, shortWallet } from './i18n/format.ts'
import { en } from './messages/en/en.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
})

/** Changes each word, as a translator into another language does. */
const translate = (text: string) => text.replaceAll(/[\p{L}\p{N}]+/gu, 'mot')

function leavesOf(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

/** The values that the service and the buyer have given, as a page shows them. */
function valuesOf(stage: Stage): ReadonlySet<string> {
  const caches = [stage.queryClient, stage.privateQueryClient()]
  const queries = caches.flatMap((cache) => cache.getQueryCache().getAll())
  const read = leavesOf([queries.map(({ state }) => state.data), stage.service.state().orders])
  const wallets = [...read.filter((text) => /^0x[\da-f]{40}$/i.test(text)), WALLET, OTHER_WALLET]
  const tokens = ['USDC', 'USDm', 'AUSD', 'USDC.e']
  const chains = [8453, 1].map(chainName)
  const destinations = tokens.flatMap((token) =>
    chains.flatMap((chain) =>
      wallets.map((wallet) =>
        interpolate(en.shared.to, { token, chain, wallet: shortWallet(wallet) }),
      ),
    ),
  )
  const codes = [...stage.place.querySelectorAll<HTMLElement>('[data-code]')].map(
    ({ dataset }) => dataset['code'] ?? '',
  )
  const hosts = [...stage.place.querySelectorAll('iframe')].map(
    ({ src }) => `\u2068${new URL(src).host}\u2069`,
  )
  const lists = read.filter((text) => text.trim() !== '')
  return new Set([...lists, ...wallets, ...tokens, ...chains, ...destinations, ...codes, ...hosts])
}

/** What the pages of all states have shown. */
const found = new Set<string>()
afterAll(() => {
  // An account detail, an order id, a destination, a currency, a host, a wallet.
  const kinds = [/^Simulated Bank/, /^[\da-f-]{36}$/, /^USDC on /, /^USD$/, /^\u2068/, /^0x/]
  expect(kinds.filter((kind) => ![...found].some((value) => kind.test(value)))).toEqual([])
})

test.each(Object.entries({ ...everyState, ...errorStates }))(
  '%s shows and copies the values of the service on a translated page',
  async (_, enter) => {
    const stage = openStage()
    onTestFinished(stage.leave)
    await enter(stage)
    const values = valuesOf(stage)
    const shown = [...stage.place.querySelectorAll('*')].flatMap((element) => {
      const { textContent: value, localName } = element
      const isOwn = ['option', 'select', 'style'].includes(localName)
      return !isOwn && values.has(value) ? [{ element, value }] : []
    })
    const copyButtons = [...stage.place.querySelectorAll<HTMLElement>('.onramp-copy')]
    const originals = copyButtons.map((button) => button.previousElementSibling?.textContent)
    onTestFinished(translatePage(stage.place, translate))
    for (const { element, value } of shown) {
      expect(element.textContent).toBe(value)
      found.add(value)
    }
    userEvent.setup()
    const copied: string[] = []
    for (const button of copyButtons) {
      await act(async () => button.click())
      copied.push(await navigator.clipboard.readText())
    }
    expect(copied).toEqual(originals)
  },
)
