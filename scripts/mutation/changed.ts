import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { seededRandom } from '../../test/property/seededRandom.ts'

/**
 * Returns the files that differ from the merge base with the main branch, or on the main branch from the previous commit,
 * uncommitted and new files included. Returns `undefined` if there is nothing to compare with.
 */
export function changedFiles(): readonly string[] | undefined {
  const head = git('rev-parse', 'HEAD')
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '-q', name))
  const fork = main && git('merge-base', 'HEAD', main)
  const base = fork && fork !== head ? fork : git('rev-parse', '--verify', '-q', 'HEAD~1')
  if (!base) return undefined
  const differing = git('diff', '--name-only', '--diff-filter=d', base) ?? ''
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? ''
  return [...differing.split('\n'), ...untracked.split('\n')].filter(Boolean)
}

/** Returns the patterns that select these files, or a random sample of their lines if they are long: always the same one. */
export function boundedPatterns(
  files: readonly string[],
  mostLines: number,
): {
  readonly patterns: readonly string[]
  readonly isSample: boolean
} {
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => (/\w/.test(text) ? [`${file}:${index + 1}-${index + 1}`] : [])),
  )
  if (lines.length <= mostLines) return { patterns: files, isSample: false }
  const random = seededRandom(1)
  const drawn = lines.map((line) => ({ line, at: random() })).toSorted((a, b) => a.at - b.at)
  return { patterns: drawn.slice(0, mostLines).map(({ line }) => line), isSample: true }
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
