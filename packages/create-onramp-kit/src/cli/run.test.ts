import { execFileSync } from 'node:child_process'
import fs, {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import minVersion from 'semver/ranges/min-version.js'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { writeTemplates } from '../../build.ts'
import ownManifest from '../../package.json' with { type: 'json' }
import { templates } from '../templates.ts'
import { run } from './run.ts'
import { usage } from './usage.ts'

const built = mkdtempSync(join(tmpdir(), 'onramp-kit-templates-'))
writeTemplates(built)
afterAll(() => rmSync(built, { recursive: true }))

interface Manifest {
  readonly name: string
  readonly engines?: { readonly node: string }
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'onramp-kit-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

interface Setting {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly node?: string
  /** What a person types once the output contains a text, in a terminal. */
  readonly typed?: readonly (readonly [after: string, keys: string])[]
}

/** Runs the command in a new folder. */
async function create(args: readonly string[], setting: Setting = {}) {
  const { cwd = emptyFolder(), env = {}, node = '26.0.0', typed } = setting
  const terminal = typed === undefined ? {} : { isTTY: true, setRawMode: () => {} }
  const stdin = Object.assign(new PassThrough(), terminal)
  const stdout = Object.assign(new PassThrough(), terminal)
  const stderr = new PassThrough()
  const written = { out: '', err: '' }
  const keys = [...(typed ?? [])]
  stdout.on('data', (text) => {
    written.out += text
    const [after, typedKeys] = keys[0] ?? []
    if (after === undefined || !written.out.includes(after)) return
    keys.shift()
    // Once the question is drawn.
    setImmediate(() => stdin.write(typedKeys))
  })
  stderr.on('data', (text) => (written.err += text))
  const code = await run(args, { stdin, stdout, stderr, env, cwd, node, templates: built })
  const files = readdirSync(cwd)
  return {
    code,
    cwd,
    files,
    ...written,
    read: (path: string) => readFileSync(join(cwd, path), 'utf8'),
  }
}

const manifestIn = (read: (path: string) => string, folder = 'my-shop') =>
  JSON.parse(read(`${folder}/package.json`)) as Manifest

const ENTER = '\r'
const DOWN = '\u001B[B'
const CANCEL = '\u0003'

describe.each(templates)('the template $name', ({ name, folder }) => {
  const args = ['my-shop', '--template', name]

  test('copies every file of its tested folder', async () => {
    const { code, cwd, read } = await create(args)
    expect(code).toBe(0)
    const copied = globSync('**/*', { cwd: join(cwd, 'my-shop'), withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'package.json')
      .map((entry) => join(entry.parentPath, entry.name).slice(join(cwd, 'my-shop/').length))
    expect(copied).toContain('README.md')
    for (const file of copied.filter((each) => each !== 'README.md'))
      expect(read(join('my-shop', file)), file).toBe(readFileSync(join(folder, file), 'utf8'))
  })

  test('has the name of the folder, and the released range of each package', async () => {
    const manifest = manifestIn((await create(args)).read)
    expect(manifest.name).toBe('my-shop')
    const needed = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    const ours = needed.filter(([each]) => each.startsWith('@onramp-kit/'))
    expect(ours.map(([each]) => each)).toContain('@onramp-kit/msw')
    for (const [, range] of ours) expect(range).toBe(`^${ownManifest.version}`)
    expect(JSON.stringify(manifest)).not.toContain('"onramp"')
  })

  test('says which Node it needs, in its README and to the command', async () => {
    const { read } = await create(args)
    const readme = read('my-shop/README.md').replaceAll(/\s+/g, ' ')
    const [, minimum = ''] = /\bNode ([\d.]+)/.exec(readme) ?? []
    const { engines } = manifestIn(read)
    const least = minVersion(minimum)
    expect(minVersion(engines?.node ?? ownManifest.engines.node)).toEqual(least)
    const { code } = await create(args, { node: String(least) })
    expect(code).toBe(0)
    const [, excluded = ''] = /\(but not ([^)]+)\)/.exec(readme) ?? []
    for (const major of [23, 25].filter((each) => each > (least?.major ?? 0)))
      expect((await create(args, { node: `${major}.9.0` })).code, `Node ${major}`).toBe(
        excluded.includes(String(major)) ? 1 : 0,
      )
  })

  test('starts the simulated service and the app with one command', async () => {
    const { read } = await create(args)
    expect(manifestIn(read).scripts['dev']).toMatch(/^onramp-service --port 4010 -- \w/)
    expect(read('my-shop/README.md')).toContain('```sh\nnpm install\nnpm run dev ')
    expect(read('my-shop/README.md')).not.toMatch(/npm create onramp-kit|its\sfolder/)
  })

  test('has a README that lists its files, and tells of a taken port', async () => {
    const { cwd, read } = await create(args)
    const readme = read('my-shop/README.md')
    const files = globSync('**/*.*', { cwd: join(cwd, 'my-shop') }).filter(
      (file) => !['README.md', 'package.json', '.gitignore'].includes(file),
    )
    expect(files.filter((file) => !readme.includes(`\`${file}\``))).toEqual([])
    expect(readme.replaceAll(/\s+/g, ' ')).toContain('If port 4010 is taken, choose another')
  })

  test('names the address of the service once for each checkout, where its README says', async () => {
    const { cwd, read } = await create(args)
    const files = globSync('**/*.*', { cwd: join(cwd, 'my-shop') }).filter(
      (file) => file !== 'README.md' && file !== 'package.json',
    )
    const named = files.flatMap((file) =>
      [...read(`my-shop/${file}`).matchAll(/127\.0\.0\.1:4010/g)].map(() => `\`${file}\``),
    )
    // The page of the custom element does not share a module with the island.
    expect(named).toHaveLength(name === 'astro' ? 2 : 1)
    const text = read('my-shop/README.md').replaceAll(/\s+/g, ' ')
    expect(text).toContain(`and set the same address in ${named.join(' and ')}.`)
  })

  test('prints each status of the order in a console', async () => {
    const { cwd, read } = await create(args)
    const files = globSync('**/*.*', { cwd: join(cwd, 'my-shop') })
    const sources = files.map((file) => read(`my-shop/${file}`)).join('\n')
    expect(sources).toMatch(/console\.log\(.*\bstatus\b|log\('order_read', \{ order, status/)
  })
})

describe('by Yarn', () => {
  /** The functions with which Yarn lets a command read files of its own zipped package. It lacks `cpSync`. */
  const readers = ['readdirSync', 'readFileSync', 'existsSync', 'statSync', 'lstatSync'] as const

  /** Moves a folder away, so that only these functions find it under its path, until the test ends. */
  function zip(folder: string) {
    const moved = `${folder}.zip`
    renameSync(folder, moved)
    for (const name of readers) {
      const read = fs[name] as (path: unknown, ...rest: unknown[]) => unknown
      const find = (path: unknown) =>
        typeof path === 'string' ? path.replace(folder, moved) : path
      vi.spyOn(fs, name).mockImplementation(((path: unknown, ...rest: unknown[]) =>
        read(find(path), ...rest)) as never)
    }
    syncBuiltinESMExports()
    onTestFinished(() => {
      vi.restoreAllMocks()
      syncBuiltinESMExports()
      renameSync(moved, folder)
    })
  }

  test.each(templates)('copies the template $name out of a zipped package', async ({ name }) => {
    const args = ['my-shop', '--template', name]
    const filesOf = async () => {
      const { code, cwd, err } = await create(args)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      const shop = join(cwd, 'my-shop')
      const entries = globSync('**/*', { cwd: shop, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name: file, parentPath }) => join(parentPath, file))
        .map((path) => [path.slice(shop.length), readFileSync(path, 'base64')])
    }
    const unzipped = await filesOf()
    zip(built)
    expect(await filesOf()).toEqual(unzipped)
  })

  test.each([
    ['yarn/4.9.0 npm/? node/v24.21.0 linux x64', true],
    ['yarn/10.0.0 npm/? node/v24.21.0 linux x64', true],
    ['yarn/1.22.22 npm/? node/v24.21.0 linux x64', false],
    ['npm/11.19.1 node/v24.21.0 linux x64', false],
    [undefined, false],
  ])('installs into node_modules, where templates read packages: %s', async (agent, isSet) => {
    const { cwd, read } = await create(['my-shop', '-t', 'html'], {
      env: { npm_config_user_agent: agent },
    })
    const file = 'my-shop/.yarnrc.yml'
    expect(fs.existsSync(join(cwd, file))).toBe(isSet)
    if (isSet) expect(read(file)).toBe('nodeLinker: node-modules\n')
  })
})

test.each([
  ['pnpm/12.21.0 npm/? node/v24.21.0 linux x64', undefined, 'strictDepBuilds: false\n'],
  ['pnpm/12.21.0 npm/? node/v24.21.0 linux x64', 'packages: [apps/*]\n', undefined],
  ['pnpm/10.12.1 npm/? node/v24.21.0 linux x64', undefined, undefined],
  ['npm/11.19.1 node/v24.21.0 linux x64', undefined, undefined],
])(
  'lets pnpm 11 and later skip the scripts of packages, except in a workspace: %s, %j',
  async (agent, workspace, written) => {
    const file = 'pnpm-workspace.yaml'
    const cwd = emptyFolder()
    if (workspace !== undefined) writeFileSync(join(cwd, file), workspace)
    await create(['my-shop', '-t', 'html'], { cwd, env: { npm_config_user_agent: agent } })
    const path = join(cwd, 'my-shop', file)
    expect(fs.existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(written)
  },
)

test.each([
  ['../my-shop', 'strictDepBuilds: false\n'],
  ['../workspace/my-shop', undefined],
])('looks for a pnpm workspace around the new folder: %s', async (folder, written) => {
  const root = emptyFolder()
  const file = 'pnpm-workspace.yaml'
  const cwd = join(root, folder.includes('workspace') ? 'other' : 'workspace')
  mkdirSync(join(root, 'workspace'))
  mkdirSync(cwd, { recursive: true })
  writeFileSync(join(root, 'workspace', file), 'packages: [apps/*]\n')
  const env = { npm_config_user_agent: 'pnpm/12.21.0' }
  await create([folder, '-t', 'html'], { cwd, env })
  const path = join(cwd, folder, file)
  expect(fs.existsSync(path) ? readFileSync(path, 'utf8') : undefined).toBe(written)
})

test('the command keeps installed packages, builds and databases out of git', async () => {
  const { read } = await create(['my-shop', '--yes'])
  for (const line of ['node_modules/', 'dist/', '.next/', '*.sqlite*', '*.tsbuildinfo'])
    expect(read('my-shop/.gitignore').split('\n')).toContain(line)
})

test('the command keeps secrets out of git', async () => {
  const { cwd } = await create(['my-shop', '--yes'])
  const shop = join(cwd, 'my-shop')
  execFileSync('git', ['init', '--quiet'], { cwd: shop })
  const files = ['.env', '.env.production', '.env.local', '.env.example', 'server/.env']
  for (const file of files) {
    mkdirSync(join(shop, dirname(file)), { recursive: true })
    writeFileSync(join(shop, file), 'ONRAMP_KEY=secret')
  }
  const args = ['ls-files', '--others', '--exclude-standard', '--', '*.env*']
  expect(execFileSync('git', args, { cwd: shop, encoding: 'utf8' })).toBe('.env.example\n')
})

describe('without questions', () => {
  test('--yes creates a React shop in my-shop', async () => {
    const { code, files, read } = await create(['--yes'])
    expect({ code, files }).toEqual({ code: 0, files: ['my-shop'] })
    expect(manifestIn(read).dependencies).toHaveProperty('@onramp-kit/react')
  })

  test('an empty folder counts as none', async () => {
    const { code, files, out } = await create(['', '--yes'])
    expect({ code, files }).toEqual({ code: 0, files: ['my-shop'] })
    expect(out).toContain('cd my-shop\n')
  })

  test.each([
    ['apps/my-shop', 'apps/my-shop'],
    ['./my-shop/', 'my-shop'],
    ['.git/../my.shop_2', 'my.shop_2'],
  ])('accepts the folder %s', async (given, folder) => {
    const { code, read } = await create([given, '--yes'])
    expect(code).toBe(0)
    expect(manifestIn(read, folder).name).toBe(folder.replace('apps/', ''))
  })

  test('creates the shop in the current folder, whatever its name', async () => {
    const cwd = join(emptyFolder(), 'My Shop')
    mkdirSync(cwd)
    const { code, out, read } = await create(['.', '--yes'], { cwd })
    expect(code).toBe(0)
    expect(manifestIn(read, '.').name).toBe('my-shop')
    expect(out).not.toContain('cd ')
  })

  test('creates the shop in a folder with nothing but a git repository', async () => {
    const cwd = emptyFolder()
    mkdirSync(join(cwd, 'my-shop/.git'), { recursive: true })
    expect((await create(['my-shop', '--yes'], { cwd })).code).toBe(0)
  })
})

describe('the next steps', () => {
  test.each([
    [undefined, 'npm'],
    ['npm/11.19.1 node/v24.21.0 linux x64 workspaces/false', 'npm'],
    ['pnpm/11.2.0 npm/? node/v24.21.0 linux x64', 'pnpm'],
    ['yarn/1.22.22 npm/? node/v24.21.0 linux x64', 'yarn'],
    ['yarn/4.9.0 npm/? node/v24.21.0 linux x64', 'yarn'],
    ['bun/1.4.5 npm/? node/v24.3.0 linux x64', 'bun'],
  ])('of %s use %s', async (agent, manager) => {
    const { out } = await create(['shops/one', '--yes'], { env: { npm_config_user_agent: agent } })
    expect(out).toContain(`  cd shops/one\n  ${manager} install\n  ${manager} run dev\n`)
  })

  test('of the server say how to buy from it', async () => {
    const env = { npm_config_user_agent: 'pnpm/11.2.0' }
    const { out } = await create(['my-shop', '--template', 'node'], { env })
    expect(out).toContain('`pnpm run buy`')
  })

  test('of Astro name the page of the element', async () => {
    const { out } = await create(['my-shop', '--template', 'astro'])
    expect(out).toContain('says that USDC was sent.\nThe page /element has')
  })

  test.each([
    'shops/one',
    './one',
    'my shops/one',
    'R&D/one',
    "it's/one",
    '$HOME/one',
    '~/one',
    'a"b`c\\d/one',
    'Bücher;(x)*?/one',
  ])('enter the folder %s', async (folder) => {
    const { cwd, out } = await create([folder, '--yes'])
    const [, command = ''] = /^ {2}(cd .*)$/m.exec(out) ?? []
    const entered = execFileSync('sh', ['-c', `${command} && cat package.json`], { cwd })
    expect(JSON.parse(String(entered))).toMatchObject({ name: 'one' })
  })

  test('quote a folder with double quotes, which every shell knows', async () => {
    const { out } = await create(['my shops/one', '--yes'])
    expect(out).toContain('cd "my shops/one"\n')
  })
})

describe('in a terminal', () => {
  test('asks for the folder and the template', async () => {
    const { code, out, read } = await create([], {
      typed: [
        ['In which folder?', `till${ENTER}`],
        ['With which template?', DOWN + DOWN + ENTER],
      ],
    })
    expect(code).toBe(0)
    expect(out).toContain('Created till from the template vue.')
    expect(manifestIn(read, 'till').dependencies).toHaveProperty('vue')
  })

  test.each([
    ['next', 'next'],
    ['react-r', 'react-router'],
    ['', 'react'],
  ])('finds the template of the typed "%s"', async (typed, name) => {
    const { out } = await create(['till'], { typed: [['With which template?', typed + ENTER]] })
    expect(out).toContain(`Created till from the template ${name}.`)
  })

  test('asks again after letters that no template contains', async () => {
    const { out } = await create(['till'], {
      typed: [
        ['With which template?', `nexd${ENTER}`],
        ['Choose a template of the list.', `\u007Ft${ENTER}`],
      ],
    })
    expect(out).toContain('Created till from the template next.')
  })

  test('proposes my-shop, and asks only for what the command line lacks', async () => {
    const { out } = await create(['-t', 'html'], { typed: [['In which folder?', ENTER]] })
    expect(out).toContain('Created my-shop from the template html.')
    expect(out).not.toContain('With which template?')
  })

  test('asks again after a folder that cannot be created', async () => {
    const { out, files } = await create(['-t', 'html'], {
      typed: [
        ['In which folder?', `Till${ENTER}`],
        ['Try till.', `\u007F\u007F\u007F\u007Ftill${ENTER}`],
      ],
    })
    expect(out).toContain('Created till')
    expect(files).toEqual(['till'])
  })

  test.each([
    ['first', [['In which folder?', CANCEL]]],
    [
      'second',
      [
        ['In which folder?', ENTER],
        ['With which template?', CANCEL],
      ],
    ],
  ] as const)('creates nothing when the person cancels the %s question', async (_, typed) => {
    const { code, files, out } = await create([], { typed })
    expect({ code, files }).toEqual({ code: 1, files: [] })
    expect(out).toContain('Canceled: nothing was created.')
  })
})

test('--help and --version print, and create nothing', async () => {
  expect(await create(['--help'])).toMatchObject({ code: 0, out: usage, files: [] })
  expect(await create(['-v'])).toMatchObject({ out: `${ownManifest.version}\n`, files: [] })
  for (const { name } of templates) expect(usage).toContain(`  ${name} `)
})

const run1 = 'npm create onramp-kit@latest my-shop -- --template vue --yes'

describe('creates nothing, and says what to do,', () => {
  test.each<[string, readonly string[], Setting, string]>([
    [
      'for an unknown template',
      ['my-shop', '-t', 'raect'],
      {},
      'There is no template "raect". Choose one of these:\n\n  react ',
    ],
    [
      'for a name that npm does not allow',
      ['My Shop', '--yes'],
      {},
      '"My Shop" cannot be the name of a package: npm allows lowercase letters, digits, dots, hyphens and underscores, and first a letter or a digit. Try my-shop.',
    ],
    ['for a name that has no letters', ['@@@', '--yes'], {}, 'Try my-shop.'],
    [
      'for the folder of installed packages',
      ['node_modules', '--yes'],
      {},
      '"node_modules" cannot be the name of a package: npm reserves it. Try my-shop.',
    ],
    ['for a long name', ['a'.repeat(215), '--yes'], {}, '"aaa'],
    [
      'for an unknown flag',
      ['my-shop', '--tempalte', 'vue'],
      {},
      'There is no --tempalte. See npm create onramp-kit@latest -- --help',
    ],
    [
      'for a flag without its value',
      ['my-shop', '--template'],
      {},
      '--template lacks the name of a template.',
    ],
    [
      'for a value of a flag that takes none',
      ['my-shop', '--yes=true'],
      {},
      '--yes takes no value.',
    ],
    [
      'for a short flag without its value',
      ['my-shop', '-t', '--yes'],
      {},
      '-t lacks the name of a template.',
    ],
    ['for a value of a short flag that takes none', ['my-shop', '-y=true'], {}, 'There is no -=.'],
    [
      'for a second folder',
      ['my-shop', 'vue'],
      {},
      `The command creates one folder, and got my-shop and vue. Run ${run1}`,
    ],
    [
      'if npm did not pass the template on',
      ['my-shop', 'vue'],
      { env: { npm_config_template: 'true' } },
      `npm kept --template for itself: flags follow --. Run ${run1}`,
    ],
    [
      'without a terminal, a folder and a template',
      [],
      {},
      'This terminal cannot ask for the folder and the template. Run npm create onramp-kit@latest my-shop -- --template NAME, with one of these names:\n\n  react ',
    ],
    [
      'without a terminal and a template',
      ['till'],
      {},
      'Run npm create onramp-kit@latest till -- --template NAME, with',
    ],
    [
      'if the template needs a later version of Node 24',
      ['my-shop', '-t', 'angular'],
      { node: '24.14.1' },
      'The template angular needs Node ^22.22.3 || ^24.15 || >=26. This is Node 24.14.1.',
    ],
    ...['22.18.0', '23.11.1', '24.10.0', '25.9.0'].map(
      (node): [string, string[], Setting, string] => [
        `if Nuxt does not support Node ${node}`,
        ['my-shop', '-t', 'nuxt'],
        { node },
        `The template nuxt needs Node ^22.19 || ^24.11 || >=26. This is Node ${node}.`,
      ],
    ),
    [
      'if the template needs a later Node',
      ['my-shop', '-t', 'node'],
      { node: '22.12.0' },
      'The template node needs Node >=24. This is Node 22.12.0. Install a current one from https://nodejs.org, or choose another template.',
    ],
  ])('%s', async (_, args, setting, message) => {
    const { code, err, files, out } = await create(args, setting)
    expect({ code, files, out }).toEqual({ code: 1, files: [], out: '' })
    expect(err).toContain(message)
  })

  test('if the folder is not empty', async () => {
    const cwd = emptyFolder()
    mkdirSync(join(cwd, 'my-shop'))
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt'])
      writeFileSync(join(cwd, 'my-shop', name), 'mine')
    const { code, err } = await create(['my-shop', '--yes'], { cwd })
    expect(code).toBe(1)
    expect(err).toBe(
      'my-shop is not empty (a.txt, b.txt, c.txt, …), and nothing is overwritten. Choose another folder, or empty this one.\n',
    )
    expect(readdirSync(join(cwd, 'my-shop'))).toHaveLength(4)
  })

  test('if the folder is a file', async () => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'my-shop'), 'mine')
    const { err, read } = await create(['my-shop', '--yes'], { cwd })
    expect(err).toBe('my-shop is a file, and nothing is overwritten. Choose another name.\n')
    expect(read('my-shop')).toBe('mine')
  })

  test('if the folder is inside of a file', async () => {
    const cwd = emptyFolder()
    writeFileSync(join(cwd, 'shops'), 'mine')
    const { code, err } = await create(['shops/one', '--yes'], { cwd })
    expect(code).toBe(1)
    expect(err).toMatch(/shops\/one/)
  })
})
