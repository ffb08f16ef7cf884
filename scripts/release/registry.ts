import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'
import { run, start } from '../processes.ts'

export interface Registry {
  /** The environment in which npm uses this registry, and neither the user's settings nor cache. */
  readonly env: NodeJS.ProcessEnv
  readonly stop: () => Promise<void>
}

const manifest = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  // verdaccio-audit asks for a tag of node-fetch, which not every registry has.
  overrides: { 'node-fetch': '2.7.0' },
}

/** Installs and starts an empty registry, which takes all packages but ours from the registry of the user. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder)
  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content))
  write('package.json', manifest)
  await run('npm', ['install', '--ignore-scripts', '--loglevel=error'], { cwd: folder })

  const upstream = await run('npm', ['config', 'get', 'registry', '--loglevel=error'], {
    cwd: folder,
  })
  write('config.yaml', {
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream, cache: false } },
    packages: {
      '@onramp-kit/*': { access: '$all', publish: '$all' },
      'create-onramp-kit': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'upstream' },
    },
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    web: { enable: false },
    log: { type: 'stdout', level: 'warn' },
  })
  const host = `127.0.0.1:${await freePort('127.0.0.1', 4873)}`
  const verdaccio = join(folder, 'node_modules/verdaccio/bin/verdaccio')
  const url = `http://${host}/`
  const args = [verdaccio, '--config', join(folder, 'config.yaml'), '--listen', host]
  const { stop } = await start(process.execPath, args, () => `${url}-/ping`, { cwd: folder })
  await checkUpstream(url)
  return { env: environment(folder, host), stop }
}

/** Verdaccio starts without its upstream, and npm would then report an unrelated conflict. */
async function checkUpstream(url: string): Promise<void> {
  const response = await fetch(`${url}react`)
  if (!response.ok)
    throw new Error(
      `The local registry cannot read packages from the registry of npm: ${response.status} for \`react\`. If that registry needs another certificate, set NODE_EXTRA_CA_CERTS.`,
    )
}

function environment(folder: string, host: string): NodeJS.ProcessEnv {
  const userconfig = join(folder, 'npmrc')
  // npm does not publish without a token; the registry accepts any.
  writeFileSync(userconfig, `registry=http://${host}/\n//${host}/:_authToken=rehearsal\n`)
  const inherited = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  return {
    ...Object.fromEntries(inherited),
    npm_config_userconfig: userconfig,
    npm_config_globalconfig: join(folder, 'global-npmrc'),
    npm_config_cache: join(folder, 'cache'),
    npm_config_loglevel: 'error',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  }
}
