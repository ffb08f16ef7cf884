import { expect, type Page } from '@playwright/test'
import { SERVICE, SHOP } from './addresses.ts'
import { serviceTest as test } from './world.ts'

/** A foreign website, and a host name that it has rebound to the simulated service. */
const EVIL = SHOP.replace('localhost', 'evil.example')
const REBOUND = SERVICE.replace('127.0.0.1', 'rebound.evil.example')

/** The status of a GET from the page, or a note that the browser blocks the response. */
const read = (page: Page, url: string) =>
  page.evaluate(
    (address) =>
      fetch(address).then(
        ({ status }) => status,
        () => 'unreadable',
      ),
    url,
  )

/** Tries every way a page has to change the scenario. */
const steer = (page: Page, service: string) =>
  page.evaluate(async (address) => {
    const body = '{"name":"declined"}'
    const headers = { 'content-type': 'application/json' }
    const ways: RequestInit[] = [{ mode: 'no-cors' }, {}, { headers }]
    for (const way of ways)
      await fetch(`${address}/_simulator/scenario`, { method: 'POST', body, ...way }).catch(
        () => {},
      )
  }, service)

test('a local page reads and controls the simulated service', async ({ page, service }) => {
  await page.goto(SHOP)
  expect(await read(page, `${SERVICE}/_simulator/state`)).toBe(200)
  await steer(page, SERVICE)
  expect(service.state()).toMatchObject({ scenario: 'declined' })
})

test('a foreign website reaches the routes of the simulated service but not its controls', async ({
  page,
  service,
}) => {
  await page.goto(EVIL)
  expect(await read(page, `${SERVICE}/v1/fx`)).toBe(200)
  expect(await read(page, `${SERVICE}/_simulator/state`)).toBe('unreadable')
  await steer(page, SERVICE)
  expect(service.state()).toMatchObject({ scenario: 'default' })
})

test('a website that rebinds its host name gets neither the controls nor a hosted page', async ({
  page,
  service,
}) => {
  await page.goto(`${REBOUND}/v1/fx`)
  expect(await read(page, `${REBOUND}/v1/fx`)).toBe(200)
  expect(await read(page, `${REBOUND}/_simulator/state`)).toBe(403)
  expect(await read(page, `${REBOUND}/pay/any`)).toBe(403)
  await steer(page, REBOUND)
  expect(service.state()).toMatchObject({ scenario: 'default' })
})
