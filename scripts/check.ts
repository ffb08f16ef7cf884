// Checks types, lint, format, unused code and the workflows, all at once: `npm run check`.
import { runStage, since } from './commands.ts'

const started = performance.now()
const names = ['types', 'lint', 'format', 'unused', 'workflows']
const passed = await Promise.all(
  names.map((name) => runStage({ name, command: `npm run -s check:${name}` })),
)
console.log(since(started))
process.exitCode = passed.every(Boolean) ? 0 : 1
