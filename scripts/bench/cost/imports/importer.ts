// Child process: imports packages and replies with the CPU time.
import { answer } from '../child.ts'

answer(async ({ packages }: { readonly packages: readonly string[] }) => {
  const start = process.cpuUsage()
  await Promise.all(packages.map((name) => import(name)))
  const { user, system } = process.cpuUsage(start)
  return user + system
})
