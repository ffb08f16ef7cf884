import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { purchase } from '@onramp-kit/test-tools/cardSamples'
import { expect, test } from 'vitest'
import { run } from '../../packages/msw/src/cli/run.ts'
import { usage } from '../../packages/msw/src/cli/usage.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFile(join(root, path), 'utf8')
const guides = 'site/src/content/docs/guides/testing'
const readGuide = (name: string) => read(`${guides}/${name}.md`)
const runFile = promisify(execFile)

/** Lines of the shell blocks of a page. */
async function commandsOf(page: string): Promise<readonly string[]> {
  const blocks = (await readGuide(page)).matchAll(/```sh\n([^]*?)```/g)
  return [...blocks].flatMap(([, block = '']) => block.trim().split('\n'))
}

test.each([
  ['server', 'server.ts'],
  ['worker', 'worker.ts'],
  ['node-tests', 'nodeTests.test.ts'],
  ['in-process', 'inProcess.test.ts'],
])('guides/testing/%s.md shows the tested %s', async (page, file) => {
  const shown = [...(await readGuide(page)).matchAll(/```ts\n([^]*?)```/g)]
  expect(shown.map(([, code]) => code)).toEqual([await read(`test/integration/running/${file}`)])
})

test('guides/testing/component-tests.md shows the tested project', async () => {
  const text = await readGuide('component-tests')
  const shown = [...text.matchAll(/```(?:tsx?|js|json)(?: excerpt)?\n([^]*?)```/g)].map(
    ([, code]) => code,
  )
  const [component, componentTest, orderTest, vitest, jest, script = '', babel] = shown
  const files =
    'vitest/TopUp.tsx vitest/TopUp.test.tsx vitest/vitest.config.ts jest/jest.config.mjs jest/babel.config.json'
  expect([component, componentTest, vitest, jest, babel]).toEqual(
    await Promise.all(files.split(' ').map((file) => read(`test/consumers/${file}`))),
  )
  const event = "act(() => void window.dispatchEvent(new Event('visibilitychange')))"
  for (const text of [orderTest, await read('packages/react/src/order/OrderStatus.test.tsx')])
    expect(text).toContain(event)
  // As `test/consumers/jest` runs it.
  expect(JSON.parse(script)).toEqual({
    scripts: { test: 'node --experimental-vm-modules node_modules/jest/bin/jest.js' },
  })
})

test('the overview of the guides links every way to run the service', async () => {
  const text = await readGuide('index')
  const links = new Set([...text.matchAll(/\]\(([\w/.-]+\.md)\)/g)].map(([, href]) => href))
  for (const page of await readdir(join(root, guides)))
    if (page !== 'index.md') expect(links).toContain(page)
  expect(links).toContain('../../reference/scenarios.md')
})

// On Node 20, npm resolves an unpinned msw to 2.
test.each([
  'README.md',
  'packages/msw/README.md',
  'packages/react/README.md',
  '.storybook/docs/GettingStarted.mdx',
  'site/src/content/docs/getting-started.mdx',
  ...['component-tests', 'in-process', 'index', 'node-tests', 'worker'].map(
    (page) => `${guides}/${page}.md`,
  ),
])('%s installs msw in the required version', async (page) => {
  const [install] = /npm install --save-dev .*@onramp-kit\/msw.*/.exec(await read(page)) ?? []
  expect(install?.split(' ')).toContain('msw@3')
})

test('the server script runs to its end', async () => {
  const script = (await read('test/integration/running/server.ts')).replace('4010', '0')
  const options = ['--conditions=@onramp-kit/source', '--input-type=module-typescript', '--eval']
  const { stdout } = await runFile(process.execPath, [...options, script], { cwd: root })
  expect(stdout).toContain('USD: 1')
})

test('the server page shows the printed help', async () => {
  expect(await readGuide('server')).toContain(`\`\`\`text\n${usage}\`\`\``)
})

test('the commands of the server page start services, and its controls work', async () => {
  const commands = await commandsOf('server')
  const starts = commands.filter((line) => line.startsWith('npx onramp-service'))
  const controls = commands.filter((line) => line.startsWith('curl '))
  expect(commands).toHaveLength(starts.length + controls.length)
  for (const start of starts) {
    const flags = start.split(' ').slice(2)
    let banner = ''
    // The last ones of the service's own flags count; after a command they are the command's.
    const code = await run(['--port', '0', ...flags, '--port', '0'], {
      out: (text) => (banner += text),
      err: (text) => expect.unreachable(text),
      async stopped() {
        const address = /http:\S+/.exec(banner)?.[0] ?? ''
        const id = await openOrder(address)
        for (const control of controls) {
          const response = await curl(
            control.replace('http://127.0.0.1:4010', address).replaceAll('ORDER_ID', id),
          )
          expect(response.status, control).toBe(200)
        }
      },
    })
    expect(code).toBe(0)
  }
})

test('the commands of the worker page install the worker script', async () => {
  const [install, init] = await commandsOf('worker')
  expect(install).toBe('npm install --save-dev @onramp-kit/msw msw@3')
  const [npx, msw, ...args] = (init ?? '').split(' ')
  expect([npx, msw]).toEqual(['npx', 'msw'])
  const site = await mkdtemp(join(tmpdir(), 'onramp-kit-'))
  try {
    await writeFile(join(site, 'package.json'), '{}')
    await runFile(process.execPath, [join(root, 'node_modules/msw/cli/index.js'), ...args], {
      cwd: site,
    })
    expect(await readdir(join(site, 'public'))).toEqual(['mockServiceWorker.js'])
  } finally {
    await rm(site, { recursive: true })
  }
})

async function openOrder(address: string): Promise<string> {
  const response = await fetch(`${address}/v1/card/checkout`, {
    method: 'POST',
    headers: { 'x-svc-publishable-key': 'svc_public_sandbox_demo' },
    body: JSON.stringify(purchase),
  })
  return ((await response.json()) as { order_id: string }).order_id
}

/** Sends the request of a curl command: a POST if it has a body. */
function curl(line: string): Promise<Response> {
  const { groups } =
    /^curl (?<url>http:\S+)(?: -H '(?<name>[^:]+): (?<value>[^']+)' -d '(?<body>[^']*)')?$/.exec(
      line,
    ) ?? {}
  const { body, name, url = line, value } = groups ?? {}
  if (body === undefined || name === undefined || value === undefined) return fetch(url)
  return fetch(url, { method: 'POST', headers: { [name]: value }, body })
}
