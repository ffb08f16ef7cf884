import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const here = { os: [process.platform], cpu: [process.arch] }
const INSTALLING = 'Installing dependencies …\n'
const WAITING = 'Waiting for another install …\n'

/** A project to copy. It installs tarballs and a workspace, and so needs no network. */
const template = mkdtempSync(join(tmpdir(), 'onramp-kit-setup-'))
beforeAll(() => {
  for (const file of ['scripts/setup.mjs', '.npmrc']) cpSync(file, join(template, file))
  writeFileSync(join(template, '.npmrc'), '\noffline=true\n', { flag: 'a' })
  write(template, 'member/package.json', { name: 'member', version: '1.0.0' })
  for (const packed of [
    { name: 'plain', version: '1.0.0' },
    { name: 'plain', version: '2.0.0' },
    { name: 'here', version: '1.0.0', ...here },
    { name: 'elsewhere', version: '1.0.0', os: ['aix'], cpu: ['ppc64'] },
    { name: 'later', version: '1.0.0', ...here, engines: { node: '>=99' } },
  ]) {
    write(template, 'packed/package.json', packed)
    npm(template, 'pack', './packed', '--silent')
  }
  rmSync(join(template, 'packed'), { recursive: true })
  depend(template, ['plain-1.0.0'])
})
afterAll(() => rmSync(template, { recursive: true }))

function write(root: string, file: string, content: object) {
  mkdirSync(join(root, file, '..'), { recursive: true })
  writeFileSync(join(root, file), JSON.stringify(content))
}

function npm(root: string, ...args: readonly string[]) {
  const shell = process.platform === 'win32'
  const { status, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell })
  if (status !== 0) throw new Error(stderr)
}

/** Writes a manifest and lockfile with these dependencies, each the name of a tarball. */
function depend(root: string, required: readonly string[], optional: readonly string[] = []) {
  const list = (tarballs: readonly string[]) =>
    Object.fromEntries(tarballs.map((each) => [each.replace(/-.*/, ''), `file:${each}.tgz`]))
  write(root, 'package.json', {
    private: true,
    workspaces: ['member'],
    dependencies: list(required),
    optionalDependencies: list(optional),
  })
  npm(root, 'install', '--package-lock-only', '--ignore-scripts')
}

function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'onramp-kit-setup-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  cpSync(template, root, { recursive: true })
  return root
}

/** Starts the setup. Returns its process, what it has printed so far, and its exit code. */
function setUp(root: string, env: NodeJS.ProcessEnv = process.env, ...folders: readonly string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/setup.mjs'), ...folders], { env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, printed: () => text, ended }
}

/** Runs the setup to its end, and expects it to succeed. Returns what it printed, without npm's lines. */
async function printedBySetup(root: string, ...folders: readonly string[]) {
  const { ended, printed } = setUp(root, process.env, ...folders)
  expect(await ended, printed()).toBe(0)
  return printed().replaceAll(/^(?!Installing|Waiting).*\n/gm, '')
}

/** An npm that waits at the start until the test lets it run or fails it. Each start is a connection. */
async function heldNpm(root: string) {
  const held: Socket[] = []
  const server = createServer((socket) => held.push(socket.on('error', () => {})))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of held) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  writeFileSync(
    join(root, 'heldNpm.mjs'),
    `import { spawnSync } from 'node:child_process'
    import { connect } from 'node:net'
    let isAllowed = false
    connect(${port}, '127.0.0.1').on('data', () => (isAllowed = true)).on('error', () => {}).on('close', () => {
      if (!isAllowed) process.exit(7)
      const npm = { stdio: 'inherit', shell: process.platform === 'win32' }
      process.exit(spawnSync('npm', process.argv.slice(2), npm).status)
    })`,
  )
  const env = { ...process.env, npm_execpath: join(root, 'heldNpm.mjs') }
  return {
    env,
    starts: () => held.length,
    run: () => void held.at(-1)?.end('run'),
    fail: () => void held.at(-1)?.destroy(),
  }
}

const isThere = (root: string, name: string) => existsSync(join(root, 'node_modules', name))

test('the setup installs once, and nothing after `npm ci`', async () => {
  const root = copyProject()
  expect(await printedBySetup(root)).toBe(INSTALLING)
  expect(isThere(root, 'plain')).toBe(true)
  expect(await printedBySetup(root)).toBe('')
  rmSync(join(root, 'node_modules'), { recursive: true })
  npm(root, 'ci')
  expect(await printedBySetup(root)).toBe('')
})

test('the setup installs again when the lockfile changes', async () => {
  const root = copyProject()
  npm(root, 'ci')
  depend(root, ['plain-2.0.0'])
  expect(await printedBySetup(root)).toBe(INSTALLING)
  depend(root, ['plain-2.0.0'], ['here-1.0.0'])
  expect(await printedBySetup(root)).toBe(INSTALLING)
  expect(isThere(root, 'here')).toBe(true)
  expect(await printedBySetup(root)).toBe('')
})

test('the setup expects no optional package that npm skips on this machine', async () => {
  const root = copyProject()
  depend(root, ['plain-1.0.0'], ['elsewhere-1.0.0', 'later-1.0.0'])
  expect(await printedBySetup(root)).toBe(INSTALLING)
  expect(['plain', 'elsewhere', 'later'].map((name) => isThere(root, name))).toEqual([
    true,
    false,
    false,
  ])
  expect(await printedBySetup(root)).toBe('')
})

test('the setup installs development dependencies where NODE_ENV is production', async () => {
  const root = copyProject()
  write(root, 'package.json', { private: true, devDependencies: { plain: 'file:plain-1.0.0.tgz' } })
  npm(root, 'install', '--package-lock-only')
  const { ended } = setUp(root, { ...process.env, NODE_ENV: 'production' })
  expect(await ended).toBe(0)
  expect(isThere(root, 'plain')).toBe(true)
})

test('the setup installs a named folder as well', async () => {
  const root = copyProject()
  write(root, 'site/package.json', {
    private: true,
    dependencies: { plain: 'file:../plain-1.0.0.tgz' },
  })
  npm(join(root, 'site'), 'install', '--package-lock-only')
  expect(await printedBySetup(root, 'site')).toBe(
    `${INSTALLING}Installing dependencies of site …\n`,
  )
  expect(isThere(join(root, 'site'), 'plain')).toBe(true)
  expect(await printedBySetup(root, 'site')).toBe('')
})

test('of two setups at once, the second waits for the first and installs nothing', async () => {
  const root = copyProject()
  const { env, run, starts } = await heldNpm(root)
  const first = setUp(root, env)
  await expect.poll(starts).toBe(1)
  const second = setUp(root, env)
  await expect.poll(second.printed).toBe(WAITING)
  run()
  expect([await first.ended, await second.ended]).toEqual([0, 0])
  expect(second.printed()).toBe(WAITING)
  expect(starts()).toBe(1)
  expect(isThere(root, 'plain')).toBe(true)
})

test('setups of two checkouts do not wait for each other', async () => {
  const [one, two] = [copyProject(), copyProject()]
  const { env, fail, starts } = await heldNpm(one)
  const held = setUp(one, env)
  await expect.poll(starts).toBe(1)
  expect(await printedBySetup(two)).toBe(INSTALLING)
  fail()
  await held.ended
})

test.each(['crashed', 'failed'] as const)(
  'a setup that waits for one that has %s installs after it',
  async (end) => {
    const root = copyProject()
    const { env, fail, run, starts } = await heldNpm(root)
    const first = setUp(root, env)
    await expect.poll(starts).toBe(1)
    const second = setUp(root, env)
    await expect.poll(second.printed).toBe(WAITING)
    if (end === 'crashed') first.child.kill('SIGKILL')
    fail()
    expect(await first.ended).toBe(end === 'crashed' ? null : 7)
    await expect.poll(starts).toBe(2)
    run()
    expect(await second.ended).toBe(0)
    expect(second.printed()).toContain(WAITING + INSTALLING)
    expect(isThere(root, 'plain')).toBe(true)
  },
)
