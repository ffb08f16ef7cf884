// Ends the process when its parent has ended. npm passes SIGTERM to the shell that runs the script, and the shell dies of
// it without passing it on.
import process from 'node:process'

const CHECK_MS = 500
const parent = process.ppid

setInterval(() => {
  if (process.ppid !== parent || !isAlive(parent)) process.exit(0)
}, CHECK_MS).unref()

/** On Windows `process.ppid` does not change when the parent ends. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The parent lives and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
