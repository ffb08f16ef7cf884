import { fileURLToPath } from 'node:url'
import { reservePorts } from '../../scripts/reservePorts.ts'

/** Reserved once in a run; servers and workers read them from the environment. */
const ports = (process.env['E2E_PORTS'] ??= (await reservePorts(5)).join()).split(',')

/** Two sites: a page at localhost frames one at 127.0.0.1. */
export const SERVICE = `http://127.0.0.1:${ports[0]}`
export const SHOP = `http://localhost:${ports[1]}`

/** The shop with `<onramp-checkout>`. */
export const ELEMENT_SHOP = `http://localhost:${ports[2]}`

/** The service of the superseded contract, over https so that a browser accepts its cookies, and a shop on another site. */
export const SESSION_SERVICE = `https://127.0.0.1:${ports[3]}`
export const SESSION_SHOP = `https://localhost:${ports[4]}`

/** The folder of the built pages. Runs at the same time need one each. */
export const PAGES = fileURLToPath(
  new URL(`../../${process.env['E2E_PAGES'] ?? 'test-results'}`, import.meta.url),
)
