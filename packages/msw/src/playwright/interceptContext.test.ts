import type { BrowserContext, Route } from '@playwright/test'
import { expect, test } from 'vitest'
import { SANDBOX_KEY } from '../harness.test.helper.ts'
import { createService, type Service } from '../service/createService.ts'
import { interceptContext } from './interceptContext.ts'

const baseUrl = 'https://service.example'

interface Fulfilled {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** A browser context that records what each intercepted request is answered with. */
async function intercept(service: Pick<Service, 'handle'>, spelling = baseUrl) {
  let owns: (url: URL) => boolean = () => false
  let handle: (route: Route) => Promise<void> = async () => {}
  const context = {
    async route(matches: typeof owns, handler: typeof handle) {
      owns = matches
      handle = handler
    },
  }
  await interceptContext(context as unknown as BrowserContext, service, spelling)

  async function request(
    path: string,
    headers: Readonly<Record<string, string>> = {},
    isNavigationRequest = () => false,
  ) {
    const answers: (Fulfilled | string)[] = []
    const page = {
      url: () => baseUrl + path,
      method: () => 'GET',
      postDataBuffer: () => null,
      isNavigationRequest,
    }
    const route = {
      request: () => ({ ...page, allHeaders: async () => headers, headers: () => headers }),
      fulfill: async (answer: Fulfilled) => void answers.push(answer),
      abort: async (reason: string) => void answers.push(reason),
    }
    await handle(route as unknown as Route)
    const [answer, ...more] = answers
    if (answer === undefined || more.length > 0) throw new Error('There is not exactly one answer.')
    return answer
  }
  return { request, owns: (url: string) => owns(new URL(url)) }
}

const respond = (response: Response) => ({ handle: async () => response })

test('an intercepted request gets the status, the headers and the body of the service', async () => {
  const { request } = await intercept(createService())
  const headers = { 'x-svc-publishable-key': SANDBOX_KEY, origin: 'https://shop.example' }
  const answer = (await request('/v1/fx', headers)) as Fulfilled
  expect(answer.status).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'access-control-allow-origin': 'https://shop.example',
  })
  expect(JSON.parse(String(answer.body))).toMatchObject({ USD: 1 })
})

test('an intercepted request gets every cookie of the service, one a line', async () => {
  const headers = new Headers({ 'retry-after': '7' })
  for (const cookie of ['a=1; Path=/', 'b=2; HttpOnly']) headers.append('set-cookie', cookie)
  const { request } = await intercept(respond(new Response('{}', { status: 429, headers })))
  const answer = (await request('/v1/fx')) as Fulfilled
  expect(answer.headers).toMatchObject({
    'retry-after': '7',
    'set-cookie': 'a=1; Path=/\nb=2; HttpOnly',
  })
  expect(answer.status).toBe(429)
})

test('a redirected navigation loads the URL of the redirect, also relative to a form', async () => {
  const redirect = new Response(null, { status: 303, headers: { location: '../1?session=2' } })
  const { request } = await intercept(respond(redirect))
  const answer = (await request('/pay/1/card', {}, () => true)) as Fulfilled
  expect(answer).toMatchObject({ status: 200, headers: { refresh: '0; url=../1?session=2' } })
})

test('a dropped connection of the service is one for the page', async () => {
  const { request } = await intercept(respond(Response.error()))
  expect(await request('/v1/fx')).toBe('connectionreset')
})

test.each([
  ['https://service.example/v1/fx', true],
  ['https://service.example/_simulator/state', true],
  ['https://service.example/shop.css', false],
  ['https://service.example.evil.example/v1/fx', false],
])('the request to %s is of the service: %s', async (url, isOwn) => {
  const { owns } = await intercept(createService())
  expect(owns(url)).toBe(isOwn)
})

test.each([
  ['HTTPS://Service.Example:443', 'https://service.example/v1/fx'],
  ['https://münchen.example/a b/', 'https://xn--mnchen-3ya.example/a%20b/v1/fx'],
])('a context is intercepted at the base URL %s as browsers spell it', async (spelling, url) => {
  const { owns } = await intercept(createService(), spelling)
  expect(owns(url)).toBe(true)
})
