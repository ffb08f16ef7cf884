import { fileURLToPath } from 'node:url'
import { reservePorts } from '../../scripts/reservePorts.ts'

/** Tests that run at the same time. On two cores a third one makes the others slower. */
export const WORKERS = 2

const PORTS = 5

/** Reserved once in a run; servers and workers read them from the environment. */
const ports = (process.env['E2E_PORTS'] ??= (await reservePorts(WORKERS * PORTS)).join()).split(',')

/** The folder of the built pages. Runs at the same time need one each. */
const pages = fileURLToPath(
  new URL(`../../${process.env['E2E_PAGES'] ?? 'test-results'}`, import.meta.url),
)

/** What a worker's tests use and no other worker's, so that they can run at the same time. */
export const workers = Array.from({ length: WORKERS }, (_, index) => {
  const [service, shop, elementShop, sessionService, sessionShop] = ports.slice(index * PORTS)
  return {
    service: `http://127.0.0.1:${service}`,
    shop: `http://localhost:${shop}`,
    elementShop: `http://localhost:${elementShop}`,
    sessionService: `https://127.0.0.1:${sessionService}`,
    sessionShop: `https://localhost:${sessionShop}`,
    pages: `${pages}/worker-${index}`,
  }
})

/** Playwright numbers the workers that run at the same time. It has none while it collects the tests. */
const own = workers[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]
if (own === undefined)
  throw new Error(`Only ${WORKERS} workers have addresses. Run Playwright with fewer --workers.`)

/** Two sites: a page at localhost frames one at 127.0.0.1. */
export const SERVICE = own.service
export const SHOP = own.shop

/** The shop with `<onramp-checkout>`. */
export const ELEMENT_SHOP = own.elementShop

/** The service of the superseded contract, over https so that a browser accepts its cookies, and a shop on another site. */
export const SESSION_SERVICE = own.sessionService
export const SESSION_SHOP = own.sessionShop

/** The folder of the pages that are built for these addresses. */
export const PAGES = own.pages
