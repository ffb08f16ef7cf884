import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

interface Budget {
  readonly files: number
  readonly kilobytes: number
}

/** The most that each package may install. */
export const budgets: Readonly<Record<string, Budget>> = {
  '@onramp-kit/core': { files: 400, kilobytes: 1_050 },
  '@onramp-kit/doctor': { files: 60, kilobytes: 400 },
  '@onramp-kit/msw': { files: 400, kilobytes: 850 },
  '@onramp-kit/superseded': { files: 160, kilobytes: 430 },
  '@onramp-kit/react': { files: 840, kilobytes: 2_050 },
  '@onramp-kit/element': { files: 60, kilobytes: 1_000 },
  'create-onramp-kit': { files: 120, kilobytes: 180 },
}
const required = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']
const unwanted = /\.(?:test|stories)\.|\.tsbuildinfo$|^src\/styles\/|(?:^|\/)\./

/**
 * Lists the files of an installed package by folder, with their sizes.
 * @throws if they exceed the budget, or are not those that a merchant needs
 */
export function checkFiles(home: string, budget: Budget): string {
  const paths = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(home, join(parentPath, name)).replaceAll('\\', '/'))
  const sizeOf = (some: readonly string[]) =>
    some.reduce((sum, path) => sum + statSync(join(home, path)).size / 1000, 0)

  const folders = [...new Set(paths.map((path) => path.split('/', 1)[0] ?? ''))].toSorted()
  const lines = folders.map((folder) => {
    const inside = paths.filter((path) => path === folder || path.startsWith(`${folder}/`))
    return `  ${folder}: ${inside.length} files, ${sizeOf(inside).toFixed(1)} kB`
  })
  const total = sizeOf(paths)
  const problems = [
    ...(paths.length > budget.files ? [`${paths.length} files, at most ${budget.files}`] : []),
    ...(total > budget.kilobytes ? [`${total.toFixed(1)} kB, at most ${budget.kilobytes}`] : []),
    ...required.filter((path) => !paths.includes(path)).map((path) => `${path} is missing`),
    ...paths.filter((path) => unwanted.test(path)).map((path) => `${path} is not for merchants`),
  ]
  if (problems.length > 0)
    throw new Error(`The files of a package are wrong: ${problems.join('; ')}.`)
  return [
    `  ${paths.length} files of ${budget.files}, ${total.toFixed(1)} kB of ${budget.kilobytes} kB`,
    ...lines,
  ].join('\n')
}
