import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from '../freePort.ts'
import { run, start } from '../processes.ts'
import { buy, pay } from './purchase.ts'
import { type Project, replaceService, settings } from './steps.ts'

/**
 * Starts an installed shop with `npm run dev`, and buys once on the first visit.
 * @throws if the purchase fails, or the simulated service outlives the script
 */
export async function buyFromDev({ cwd, browser, env: given }: Project): Promise<void> {
  const service = `http://127.0.0.1:${await freePort('127.0.0.1', 0)}`
  expect(replaceService(cwd, service), 'files with the port of the service').not.toBe(0)
  const own = { PORT: String(await freePort('localhost', 0)), ONRAMP_URL: service }
  const env = { ...process.env, ...given, ...settings, ...own }
  const urlIn = (output: string) =>
    output.match(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g)?.find((each) => each !== service)
  const shop = await start('npm', ['run', 'dev'], urlIn, { cwd, env })
  try {
    const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
    if (scripts.buy === undefined) await buy(browser, { shop: shop.url, service })
    else {
      const place = { cwd, env: { ...env, SHOP_URL: shop.url } }
      const printed = await run('npm', ['run', '-s', 'buy'], place)
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
