import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = 'site/src/content/docs/stacks/'
/** Getting started has the steps of React. The others add the client or the element to a page that exists. */
const partial = new Set(['react.md', 'react-native.md', 'runtimes.md', 'wordpress.md'])
const pages = readdirSync(folder).filter((name) => !partial.has(name))

test('the pages of the stacks are found', () => {
  expect(pages.length).toBeGreaterThanOrEqual(14)
})

describe.each(pages)('stacks/%s', (name) => {
  const page = readFileSync(folder + name, 'utf8')
  const text = page.replaceAll(/\s+/g, ' ')

  test('creates an app without questions, and enters its folder', () => {
    const [command = ''] =
      /^(?:NG_CLI_ANALYTICS=false )?(?:npx|npm (?:create|init)) --yes.*$/m.exec(page) ?? []
    expect(command).not.toBe('')
    const [, created] = / (my-\w+)\b/.exec(command) ?? []
    expect(page).toContain(created === undefined ? 'n a new folder' : `${command}\ncd ${created}\n`)
  })

  test('says where the commands run, which address to open, and what to type into the card form', () => {
    expect(page).toMatch(/In the folder.*, start the simulated service and leave it running\./)
    expect(page).toMatch(/Open the address that the \w+ prints/)
    expect(text).toContain(
      'Pay with `4242 4242 4242 4242`, any later date, any security code and any name, then enter the code `123456`.',
    )
  })

  test('says what to do about a taken port, and where the statuses of the order appear', () => {
    expect(text).toMatch(
      /If port 4010 is taken, choose another, and set the same address as `base-?url`/i,
    )
    expect(text).toContain('prints `order_broadcasted`')
  })

  test('says how the server learns that an order was paid', () => {
    expect(page).toMatch(/\]\(\.\.\/guides\/server-side\.md/)
  })

  test('says how to start the production build', () => {
    // These files are served as they are.
    if (!['html.md', 'node.md'].includes(name))
      expect(page).toMatch(
        /production build, leave the service running:\n\n```sh\nnpm run build && /,
      )
  })

  test('explains the chain, and replaces the example after the purchase', () => {
    expect(text).toContain('`8453` is Base: see')
    expect(text.indexOf('The wallet is an example')).toBeGreaterThan(text.indexOf('any name'))
  })
})
