import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { purchase, WALLET } from '@onramp-kit/test-tools/cardSamples'
import { generate } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import document from '../../../generated/openapi.json' with { type: 'json' }
import { run } from '../../../packages/msw/src/cli/run.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, '.generated/client')

/** The parts of the generated client that this test uses. */
interface GeneratedClient {
  readonly OpenAPI: { BASE: string; HEADERS?: Record<string, string> }
  readonly CardService: Record<'cardQuote' | 'cardCheckout' | 'cardOrdersGet', Call>
  readonly VirtualAccountsService: Readonly<Record<string, Call>>
  readonly RailService: Record<'railConfig', Call>
  readonly FxService: Record<'fxRates', Call>
}
type Call = (input?: object) => Promise<unknown>

let client: GeneratedClient
let stop = () => {}
let exitCode: Promise<number>

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await generate({ input: document, output: folder, useOptions: true })
  client = (await import(/* @vite-ignore */ join(folder, 'index.ts'))) as GeneratedClient
  client.OpenAPI.BASE = await new Promise((resolve) => {
    exitCode = run(['--port', '0'], {
      out: (text) => resolve(/http:\S+/.exec(text)?.[0] ?? ''),
      err: (text) => resolve(text),
      stopped: () => new Promise((stopped) => (stop = stopped)),
    })
  })
})

beforeEach(() => {
  client.OpenAPI.HEADERS = { 'x-svc-publishable-key': 'svc_public_sandbox_demo' }
})

afterAll(async () => {
  stop()
  expect(await exitCode).toBe(0)
})

async function control(path: string, body: object): Promise<void> {
  const address = `${client.OpenAPI.BASE}/_simulator/${path}`
  const { ok } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(ok).toBe(true)
}

test('a client generated from the document buys by card', async () => {
  const { CardService } = client
  expect(await CardService.cardQuote({ requestBody: purchase })).toMatchObject({
    source: { currency: 'USD' },
    destination: { chain: 8453, token: 'USDC' },
  })
  const opened = await CardService.cardCheckout({ requestBody: purchase })
  const { order_id: id, url } = opened as { order_id: string; url: string }
  expect((await fetch(url)).status).toBe(200)
  const read = () => CardService.cardOrdersGet({ id, wallet: WALLET })
  expect(await read()).toMatchObject({ id, status: 'payment_pending' })
  await control(`orders/${id}/callbacks`, { status: 'order_broadcasted' })
  expect(await read()).toMatchObject({ id, status: 'order_broadcasted' })
  const other = { id, wallet: WALLET.replace('5', '6') }
  await expect(CardService.cardOrdersGet(other)).rejects.toMatchObject({
    status: 404,
    body: { error: { code: 'order_not_found' } },
  })
})

test('a generated client opens bank accounts', async () => {
  const { VirtualAccountsService } = client
  const call = (name: string, input: object) => VirtualAccountsService[name]?.(input)
  const customer = { wallet: WALLET, country: 'DE', email: 'ada@example.com' }
  const wallet = { wallet: WALLET }
  expect(await call('virtualAccountsList', wallet)).toEqual({ count: 0, data: [] })
  expect(await call('virtualAccountsRegister', { requestBody: customer })).toMatchObject({
    status: 'not_started',
    has_accepted_terms_of_service: false,
  })
  for (const step of ['TermsOfService', 'IdentityVerification']) {
    const link = await call(`virtualAccounts${step}`, { requestBody: wallet })
    expect(link).toEqual({ url: expect.stringContaining(client.OpenAPI.BASE) })
  }
  await control(`customers/${WALLET}/status`, { status: 'active' })
  expect(await call('virtualAccountsStatus', wallet)).toMatchObject({ status: 'active' })
  expect(await call('virtualAccountsList', wallet)).toMatchObject({ count: 3 })
})

test('a generated client reads the rail with the key and the rates without it', async () => {
  expect(await client.RailService.railConfig()).toEqual({
    merchant_id: expect.any(String),
    webview_url: expect.any(String),
  })
  delete client.OpenAPI.HEADERS
  await expect(client.RailService.railConfig()).rejects.toMatchObject({ status: 400 })
  expect(await client.FxService.fxRates()).toEqual({
    EUR: expect.any(Number),
    GBP: expect.any(Number),
    USD: expect.any(Number),
  })
})

test('the generated client type-checks', async () => {
  const options = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    types: [],
    noEmit: true,
  }
  const config = join(folder, 'tsconfig.json')
  await writeFile(config, JSON.stringify({ compilerOptions: options, files: ['index.ts'] }))
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const printed = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, '-p', config, '--singleThreaded'], (_error, stdout) =>
      resolve(stdout),
    )
  })
  expect(printed).toBe('')
})
