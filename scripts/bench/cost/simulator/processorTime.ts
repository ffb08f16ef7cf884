// Loaded before a server of anybody's: says, when asked, how much of the processor its process has had.
import { answer } from '../child.ts'

/** Microseconds. */
answer((): number => {
  const { user, system } = process.cpuUsage()
  return user + system
})
