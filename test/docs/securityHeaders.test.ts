import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameAttributes } from '../../packages/core/src/frame/frameAttributes.ts'
import { pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'

const page = readFileSync('site/src/content/docs/reference/security-headers.md', 'utf8')
const sites = { service: 'https://SERVICE', hosted: ['https://CARD-PAGE'] }

/** The end-to-end tests serve pages with these policies. */
test.each([
  ['A page with components', pagePolicies.components(sites)],
  ['A page with the client alone', pagePolicies.client(sites)],
  ['A page with the simulated service', pagePolicies.worker(sites)],
])('the security headers under "%s" are those that the tests serve', (heading, policy) => {
  const [, section = ''] = page.split(`## ${heading}\n`)
  const [, headers = ''] = /```http\n([^]*?)\n```/.exec(section) ?? []
  const lines = Object.entries(policy).map(([name, value]) => `${name}: ${value}`)
  expect(headers.split('\n')).toEqual(lines)
})

test('the page of security headers shows the attributes of the frame', () => {
  const { src: _, ...attributes } = frameAttributes('https://card.example', 'https://shop.example')
  for (const [name, value] of Object.entries(attributes))
    expect(page).toContain(`\`${name}="${value}"\``)
})
