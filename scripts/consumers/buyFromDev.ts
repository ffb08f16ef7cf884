import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect } from '@playwright/test'
import { freePort } from '../freePort.ts'
import { run, start } from '../processes.ts'
import { quietTools, replaceService } from './check.ts'
import { buy, pay } from './purchase.ts'

/**
 * Starts an installed shop with `npm run dev`, and buys once on the first visit.
 * @throws if the purchase fails, or the simulated service outlives the script
 */
export async function buyFromDev(
  project: string,
  browser: Browser,
  inherited: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const service = `http://127.0.0.1:${await freePort('127.0.0.1', 0)}`
  expect(replaceService(project, service), 'files with the port of the service').not.toBe(0)
  const port = String(await freePort('localhost', 0))
  const env = { ...inherited, ...quietTools, PORT: port, ONRAMP_URL: service }
  const urlIn = (output: string) =>
    output.match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g)?.find((each) => each !== service)
  const shop = await start('npm', ['run', 'dev'], urlIn, { cwd: project, env })
  try {
    const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
    if (scripts.buy === undefined) await buy(browser, { shop: shop.url, service })
    else {
      const settings = { ...env, SHOP_URL: shop.url }
      const printed = await run('npm', ['run', '-s', 'buy'], { cwd: project, env: settings })
      const page = /Pay at (http:\S+)$/.exec(printed)?.[1] ?? ''
      await pay(browser, page, [`${shop.url}/carts/cart-1`, '"paid":true'])
    }
  } catch (error) {
    throw new Error(`${String(error)}\n${shop.output()}`, { cause: error })
  } finally {
    await shop.stop()
  }
  await expect(fetch(service), 'the service ends with `npm run dev`').rejects.toThrow()
}
