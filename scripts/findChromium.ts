import { posix, win32 } from 'node:path'

/** What the search depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly exists: (path: string) => boolean
  /** Where `npx playwright install` puts Chromium. */
  readonly downloaded: string
  /** Unpacks the npm package and returns the path, or `undefined` if the package is not installed. */
  readonly unpack: () => string | undefined
}

/**
 * Finds a Chromium: `CHROME_PATH`, then Playwright's download, then the npm package (linux-x64), then the browsers of the
 * machine.
 * @throws Error that names the command which installs one
 */
export function findChromium(machine: Machine): string {
  const { arch, downloaded, env, exists, platform, unpack } = machine
  const named = env['CHROME_PATH']
  if (named) {
    if (exists(named)) return named
    throw new Error(
      `CHROME_PATH is "${named}", which does not exist. Set it to the executable of a Chromium, or unset it.`,
    )
  }
  if (exists(downloaded)) return downloaded
  const unpacked = platform === 'linux' && arch === 'x64' ? unpack() : undefined
  const found = unpacked ?? candidates(machine).find(exists)
  if (found !== undefined) return found
  const install =
    platform === 'linux'
      ? 'Run `npx playwright install --with-deps chromium`, install the package `chromium` of your system'
      : 'Run `npx playwright install chromium`, install Google Chrome'
  throw new Error(
    `No Chromium found for the browser tests: on ${platform}-${arch} the dependencies contain none that runs. ${install}, or set CHROME_PATH to the executable of a Chromium.`,
  )
}

/** Where browsers are installed, best first. */
function candidates({ env, platform }: Machine): readonly string[] {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
    const browsers = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ]
    return browsers.flatMap((browser) =>
      folders.flatMap((folder) => (folder ? win32.join(folder, browser) : [])),
    )
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(env['HOME'] ?? '/', 'Applications')]
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      folders.map((folder) => posix.join(folder, `${name}.app/Contents/MacOS/${name}`)),
    )
  }
  const folders = (env['PATH'] ?? '').split(posix.delimiter).filter((folder) => folder !== '')
  return ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    folders.map((folder) => posix.join(folder, name)),
  )
}
