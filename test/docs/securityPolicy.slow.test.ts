import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { run } from '../../scripts/processes.ts'

interface Task {
  readonly command?: string
  readonly dependencies?: readonly string[]
  readonly files?: readonly string[]
}

const tasks: Readonly<Record<string, Task>> = manifest.wireit
const commands = readFileSync('SECURITY.md', 'utf8').matchAll(/`(test:e2e[\w:]*)(?: -- (\w+))?`/g)

test.each([...commands].map(([, script = '', name = '']) => ({ script, name })))(
  '`npm run $script -- $name` of SECURITY.md runs that file',
  async ({ script, name }) => {
    const [, ...args] = (tasks[script]?.command ?? '').match(/"[^"]*"|\S+/g) ?? []
    const listed = await run('npx', [
      'playwright',
      ...args.map((each) => each.replaceAll('"', '')),
      name,
      '--list',
    ])
    expect(listed).toMatch(new RegExp(`› ${name}\\.spec\\.ts:`))
  },
)
