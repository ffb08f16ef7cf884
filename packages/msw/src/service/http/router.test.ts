import { expect, test } from 'vitest'
import type { Endpoint } from './endpoint.ts'
import { chooseEndpoint } from './router.ts'

const endpoint = (method: Endpoint['method'], path: string): Endpoint => ({
  method,
  path,
  respond: () => new Response(),
})

test('a literal path wins over a template, in whatever order they stand', () => {
  const literal = endpoint('GET', '/pay/card.css')
  const template = endpoint('GET', '/pay/{id}')
  for (const endpoints of [
    [literal, template],
    [template, literal],
  ]) {
    expect(chooseEndpoint(endpoints, 'GET', '/pay/card.css').endpoint).toBe(literal)
    expect(chooseEndpoint(endpoints, 'GET', '/pay/x')).toEqual({
      endpoint: template,
      params: { id: 'x' },
    })
  }
})

test('Allow names each method once, HEAD with GET', () => {
  const endpoints = [
    endpoint('GET', '/a/{x}'),
    endpoint('GET', '/a/{y}'),
    endpoint('POST', '/a/{x}'),
  ]
  expect(() => chooseEndpoint(endpoints, 'PUT', '/a/b')).toThrow(
    expect.objectContaining({ status: 405, headers: { Allow: 'GET, HEAD, POST' } }),
  )
})
