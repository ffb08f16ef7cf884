import { spawn } from 'node:child_process'

/**
 * Runs a command in this terminal until it ends, or until `stopped` resolves, which ends it.
 * @param url base URL of the service, which the command finds as `ONRAMP_URL` in its environment
 * @returns the exit code of the command, and 0 if it was stopped
 * @throws Error if the command cannot start
 */
export async function runBeside(
  [program = '', ...args]: readonly string[],
  url: string,
  stopped: Promise<void>,
): Promise<number> {
  const settings = { stdio: 'inherit', env: { ...process.env, ONRAMP_URL: url } } as const
  // On Windows npm installs commands as `.cmd` files, which only a shell starts.
  const child =
    process.platform === 'win32'
      ? spawn([program, ...args].map(quote).join(' '), { ...settings, shell: true })
      : spawn(program, args, settings)
  let wasStopped = false
  void stopped.then(() => {
    wasStopped = true
    child.kill()
  })
  // Also if this process ends by an error.
  const end = () => void child.kill()
  process.once('exit', end)
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Error(startFailure(program, error), { cause: error })),
    )
    child.once('close', (code) => {
      process.off('exit', end)
      resolve(wasStopped ? 0 : (code ?? 1))
    })
  })
}

function startFailure(program: string, error: NodeJS.ErrnoException): string {
  return `Cannot run ${program} (${error.code}). Check its name, and that it is installed.`
}

/** Quotes an argument for `cmd.exe`. */
function quote(arg: string): string {
  return /^[\w./:=@-]+$/.test(arg) ? arg : `"${arg.replaceAll('"', '\\"')}"`
}
