import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { freePort } from '../../../scripts/freePort.ts'
import { findMiniBrowser, findWebKitDriver } from '../findBrowsers.ts'
import { createSession } from './session.ts'

/** Starts WebKitGTK's driver on a new display, and a browser with one window. */
export async function startWebKit() {
  const driver = findWebKitDriver()
  const binary = findMiniBrowser()
  if (driver === undefined || binary === undefined)
    throw new Error('WebKitGTK is not installed. `npm run test:browsers` says how to install it.')

  const xvfb = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x2000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await firstLine(xvfb, xvfb.stdio[3] as Readable)
  const port = await freePort('127.0.0.1', 0)
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Bubblewrap does not run in containers. The browser visits only pages of this machine.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const stop = () => {
    server.kill()
    xvfb.kill()
  }
  try {
    const session = await createSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    // The driver does not scroll the page around a frame, so a control in it must be in view.
    await session.resize(1024, 1900)
    return { session, close: () => session.close().finally(stop) }
  } catch (error) {
    stop()
    throw error
  }
}

/** The number of the display, which Xvfb prints once it is ready. */
function firstLine(child: ChildProcess, output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    output.once('data', (text) => resolve(String(text).trim()))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}.`)))
  })
}
