import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

interface Stage {
  readonly name: string
  readonly command: string
}

const scripts: Readonly<Record<string, string>> = manifest.scripts

/** A command with those of the npm scripts that it runs, except for scripts of other packages. */
function expand(command: string): string {
  return command.replaceAll(/npm run -s ([\w:]+)(?![\w:]| -w | --prefix )/g, (_, name: string) =>
    expand(scripts[name] ?? ''),
  )
}

/** Stages run at the same time: one must not write what another reads. */
test('only the stage "build" writes the builds of the packages', () => {
  const list = ['scripts/test.ts', '--full', '--list']
  const stages = JSON.parse(
    execFileSync(process.execPath, list, { encoding: 'utf8' }),
  ) as readonly Stage[]
  const building = stages.filter(({ command }) => /\btsup\b|\btsc -b\b/.test(expand(command)))
  expect(building.map(({ name }) => name)).toEqual(['build'])
})

test.each([
  'packages/core/tsup.config.bundled_8f3k2.mjs',
  'packages/react/tsup.config.bundled_8f3k2.mjs',
  'examples/shop/vite.config.ts.timestamp-1764070000000-8f3k2.mjs',
  'vitest.config.ts.timestamp-1764070000000-8f3k2.mjs',
])('the checks ignore %s, which exists while a configuration is read', (path) => {
  expect(spawnSync('git', ['check-ignore', path], { encoding: 'utf8' }).stdout).toBe(`${path}\n`)
})
