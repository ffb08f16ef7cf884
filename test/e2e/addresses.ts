import { fileURLToPath } from 'node:url'
import { freePort } from '../../scripts/freePort.ts'

/** Two sites: a page at localhost frames one at 127.0.0.1. */
export const SERVICE = `http://127.0.0.1:${await port('SERVICE', '127.0.0.1', 4110)}`
export const SHOP = `http://localhost:${await port('SHOP', 'localhost', 5373)}`

/** The shop with `<onramp-checkout>`. */
export const ELEMENT_SHOP = `http://localhost:${await port('ELEMENT_SHOP', 'localhost', 5374)}`

/** The service of the superseded contract, over https so that a browser accepts its cookies, and a shop on another site. */
export const SESSION_SERVICE = `https://127.0.0.1:${await port('SESSION_SERVICE', '127.0.0.1', 4261)}`
export const SESSION_SHOP = `https://localhost:${await port('SESSION_SHOP', undefined, 4262)}`

/** The folder of the built pages. Runs at the same time need one each. */
export const PAGES = fileURLToPath(
  new URL(`../../${process.env['E2E_PAGES'] ?? 'test-results'}`, import.meta.url),
)

/** Chosen once in a run; servers and workers read it from the environment. */
async function port(name: string, host: string | undefined, wanted: number): Promise<string> {
  return (process.env[`E2E_${name}_PORT`] ??= String(await freePort(host, wanted)))
}
