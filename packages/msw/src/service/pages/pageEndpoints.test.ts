import { describe, expect, test } from 'vitest'
import { openCustomer } from './openCustomer.test.helper.ts'
import { openPage } from './openPage.test.helper.ts'

/** Opens the page of an order, and both pages of a customer. */
async function openPages() {
  const { customer, identity, service, terms } = await openCustomer()
  const pay = await openPage(service)
  return { pages: { pay, terms, identity }, customer, service }
}

describe.each([
  ['pay', ['card', 'challenge', 'digital-wallet', 'cancel']],
  ['terms', ['accept']],
  ['identity', ['submit']],
] as const)('the hosted page %s', (name, actions) => {
  test.each(['', '?session=', '?session=0', '?session=00000000000000000000000000000000'])(
    'does not open with the page token %j, and accepts no form',
    async (search) => {
      const { customer, pages, service } = await openPages()
      const { pathname } = new URL(pages[name].url)
      const before = [service.state().orders, customer()]
      for (const [method, path] of [
        ['GET', pathname],
        ...actions.map((action) => ['POST', `${pathname}/${action}`] as const),
      ] as const) {
        const address = new URL(path + search, 'https://onramp.test')
        const response = await service.handle(new Request(address, { method }))
        expect(response.status).toBe(404)
        expect(await response.text()).toContain('This page doesn’t exist')
      }
      expect([service.state().orders, customer()]).toEqual(before)
    },
  )

  test("does not open with another page's token", async () => {
    const { pages, service } = await openPages()
    const other = await openPage(service)
    const others = [...Object.values(pages), other].filter((page) => page !== pages[name])
    for (const { url } of others) {
      const mixed = new URL(new URL(pages[name].url).pathname + new URL(url).search, url)
      expect((await pages[name].load(mixed)).response.status).toBe(404)
    }
  })
})
