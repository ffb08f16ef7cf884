import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** A browser of `npm run test:browsers`. */
export interface TestedBrowser {
  readonly name: 'firefox' | 'webkit'
  readonly title: string
  /** The programs that it lacks. */
  readonly missing: readonly string[]
  /** How to install them. */
  readonly install: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The first of these programs that exists: a path, or a name in a folder of `PATH`. */
function find(env: Environment, ...programs: readonly string[]): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return programs
    .flatMap((program) =>
      isAbsolute(program) ? [program] : folders.map((folder) => join(folder, program)),
    )
    .find((path) => existsSync(path))
}

/** Firefox: `FIREFOX_PATH`, or an installed one. */
export function findFirefox(env: Environment = process.env): string | undefined {
  const named = env['FIREFOX_PATH']
  if (named) return find(env, named)
  return find(env, 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox')
}

/** The driver of WebKitGTK: `WEBKIT_DRIVER`, or an installed one. */
export function findWebKitDriver(env: Environment = process.env): string | undefined {
  return find(env, env['WEBKIT_DRIVER'] || 'WebKitWebDriver')
}

/** The browser that the driver starts. It is part of the library. */
export function findMiniBrowser(env: Environment = process.env): string | undefined {
  const folders = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`)
  const libraries = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']
  return find(
    env,
    ...folders.flatMap((folder) => libraries.map((name) => `${folder}/${name}/MiniBrowser`)),
  )
}

/** The browsers that the tests know, and what each lacks on this machine. */
export function testedBrowsers(env: Environment = process.env): readonly TestedBrowser[] {
  const missing = (programs: Readonly<Record<string, string | undefined>>) =>
    Object.keys(programs).filter((name) => programs[name] === undefined)
  return [
    {
      name: 'firefox',
      title: 'Firefox',
      missing: missing({ Firefox: findFirefox(env) }),
      install:
        'Install the package `firefox-esr` of Debian, or Firefox, or set FIREFOX_PATH to its executable.',
    },
    {
      name: 'webkit',
      title: 'WebKitGTK',
      missing: missing({
        WebKitWebDriver: findWebKitDriver(env),
        MiniBrowser: findMiniBrowser(env),
        Xvfb: find(env, 'Xvfb'),
      }),
      install:
        'Install the packages `webkit2gtk-driver` and `xvfb` of Debian or Ubuntu, or set WEBKIT_DRIVER to the executable of WebKitWebDriver.',
    },
  ]
}
