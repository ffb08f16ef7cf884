import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Processes } from '../processes.ts'
import { published } from '../published.mjs'

const { devDependencies: ours } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Readonly<Record<string, string>>
}
const needed = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'vite',
  '@vitejs/plugin-react',
]

const files = {
  'package.json': JSON.stringify({
    name: 'merchant-app',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(needed.map((name) => [name, ours[name]])),
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      skipLibCheck: false,
      noEmit: true,
    },
    include: ['src'],
  }),
  'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`,
  'index.html': `<!doctype html>
<html lang="en">
  <title>Merchant</title>
  <div id="root"></div>
  <script type="module" src="/src/main.tsx"></script>
</html>
`,
  'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(<StrictMode><App /></StrictMode>)
`,
  // The README shows this file.
  'src/App.tsx': readFileSync('test/docs/readme/App.tsx', 'utf8'),
}

/** Writes a Vite app around the README's example, and installs the packages with the README's commands. */
export async function createApp(
  folder: string,
  processes: Processes,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  for (const command of commandsOf('npm'))
    await processes.run('npm', [...command, '--ignore-scripts'], { cwd: folder, env })
  // The packages that the README's app does not use.
  const others = published
    .map(({ manifest: { name } }) => name)
    .filter((name) => !existsSync(join(folder, 'node_modules', name)))
  await processes.run('npm', ['install', ...others, '--ignore-scripts'], { cwd: folder, env })
}

/** Checks the types of the app with those of its dependencies, and builds it for a service. */
export async function buildApp(
  folder: string,
  processes: Processes,
  { env, serviceUrl }: { readonly env: NodeJS.ProcessEnv; readonly serviceUrl: string },
): Promise<void> {
  const app = join(folder, 'src/App.tsx')
  const shown = readFileSync(app, 'utf8')
  writeFileSync(app, shown.replace('http://127.0.0.1:4010', serviceUrl))
  await processes.run('npm', ['exec', '--no', '--', 'tsc', '-p', '.'], { cwd: folder, env })
  await processes.run('npm', ['exec', '--no', '--', 'vite', 'build'], { cwd: folder, env })
}

/** Returns the integrity of a package as npm has installed it. */
export function installedIntegrity(folder: string, name: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, { readonly integrity?: string }>>
  }
  return packages[`node_modules/${name}`]?.integrity
}

/** Returns the Node arguments of the README's `npx` command, on a given port. */
export function serviceCommand(folder: string, port: number): readonly string[] {
  const [[name = '', ...args] = []] = commandsOf('npx')
  const linked = join(folder, 'node_modules/.bin', name)
  if (!existsSync(linked)) throw new Error(`npm has not linked the command \`${name}\`.`)
  const home = join(folder, 'node_modules/@onramp-kit/msw')
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: Readonly<Record<string, string>>
  }
  const program = bin[name]
  if (program === undefined) throw new Error(`@onramp-kit/msw has no command \`${name}\`.`)
  return [join(home, program), ...args.map((arg) => (arg === '4010' ? String(port) : arg))]
}

/** The arguments of the commands under "Install" in the README that run a given program. */
function commandsOf(program: string): readonly (readonly string[])[] {
  const [, block = ''] =
    /^## Install\n.*?^```sh\n(.*?)^```/ms.exec(readFileSync('README.md', 'utf8')) ?? []
  const lines = block.split('\n').filter((line) => line.startsWith(`${program} `))
  if (lines.length === 0) throw new Error(`The README shows no \`${program}\` command to install.`)
  return lines.map((line) =>
    line
      .replace(/\s+#.*/, '')
      .split(' ')
      .slice(1),
  )
}
