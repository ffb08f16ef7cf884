// A process that has loaded nothing yet: imports packages and returns the processor time that took.
import { answer } from '../child.ts'

answer(async ({ packages }: { readonly packages: readonly string[] }) => {
  const start = process.cpuUsage()
  await Promise.all(packages.map((name) => import(name)))
  const { user, system } = process.cpuUsage(start)
  return user + system
})
