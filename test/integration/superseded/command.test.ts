import { serverFault } from '@onramp-kit/superseded/simulator'
import { expect, test } from 'vitest'
import { loadContract } from '../../../packages/msw/src/cli/contracts.ts'
import { parseFlags } from '../../../packages/msw/src/cli/parseFlags.ts'
import { run } from '../../../packages/msw/src/cli/run.ts'
import { usage } from '../../../packages/msw/src/cli/usage.ts'

const address = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Runs the command with a contract. Returns its banner, and the statuses of a read of each contract. */
async function serveContract(contract: string, ...flags: readonly string[]) {
  let banner = ''
  let statuses: readonly number[] = []
  let error = ''
  const code = await run(['--port', '0', '--contract', contract, ...flags], {
    out: (text) => {
      banner += text
    },
    err: (text) => {
      error += text
    },
    async stopped() {
      const url = /http:\S+/.exec(banner)?.[0] ?? ''
      const paths = ['/v1/fx', `/v1/wallets/${address}`]
      const responses = await Promise.all(paths.map((path) => fetch(url + path)))
      statuses = responses.map(({ status }) => status)
    },
  })
  return { banner, code, error, statuses }
}

test.each([
  ['current', [200, 404]],
  ['superseded', [404, 401]],
  ['both', [200, 401]],
] as const)('the command serves --contract %s', async (contract, statuses) => {
  expect(await serveContract(contract)).toMatchObject({ code: 0, statuses })
})

test.each([
  ['current', []],
  ['superseded', [true]],
  ['both', [false]],
])('the command reads --contract %s', async (contract, alone) => {
  const { extensions = [] } = (await parseFlags(['--contract', contract])).options
  expect(extensions.map((extension) => extension.alone)).toEqual(alone)
})

test('the command prints a test card only where a card can be used', async () => {
  expect((await serveContract('both')).banner).toContain('4242 4242 4242 4242')
  expect((await serveContract('superseded')).banner).not.toContain('4242')
})

test('the command offers the scenario of the contract, and only with it', async () => {
  const flags = ['--scenario', serverFault]
  const { banner, statuses } = await serveContract('superseded', ...flags)
  expect(banner).toContain('server_fault: The routes of the superseded contract fail')
  expect(banner.split('\nScenarios\n')[1]).toContain('server_fault')
  expect(statuses).toEqual([404, 500])
  expect(await serveContract('current', ...flags)).toMatchObject({
    code: 2,
    error: expect.stringMatching(/^--scenario must be one of .*, not "server_fault"/),
  })
})

test('the command names the contracts in --help, and rejects another one', async () => {
  expect(usage).toContain('current, superseded or both (default current)')
  expect((await serveContract('old')).error).toContain(
    '--contract must be one of current, superseded, both, not "old". Try --contract both.',
  )
})

test('the command passes on an error of the package itself', async () => {
  const broken = loadContract('other', { other: '@onramp-kit/superseded' })
  await expect(broken).rejects.toThrow(TypeError)
})
