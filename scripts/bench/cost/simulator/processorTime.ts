// Preloaded into a server process: replies with the CPU time of the process.
import { answer } from '../child.ts'

/** CPU time in microseconds. */
answer((): number => {
  const { user, system } = process.cpuUsage()
  return user + system
})
