import type { Title } from './listTitles.ts'

/** Formats what became of the tests: vanished, appeared, or left out of `npm test`. */
export function compareTitles(before: readonly Title[], after: readonly Title[]): string {
  const { pairs, vanished, appeared } = pair(before, after)
  const left = pairs.filter(([old, now]) => old.inTest && !now.inTest).map(([, now]) => now)
  const projects = [...new Set(left.map(({ project }) => project))].filter((project) =>
    after.every((test) => test.project !== project || !test.inTest),
  )
  const single = left.filter(({ project }) => !projects.includes(project))
  return [
    `${before.length} tests before, ${after.length} now: ${vanished.length} vanished, ${appeared.length} appeared, ${left.length} only in \`npm run test:full\` now.`,
    section(
      'Vanished (-) and appeared (+)',
      [
        ...vanished.map((test) => ({ ...test, mark: '-' })),
        ...appeared.map((test) => ({ ...test, mark: '+' })),
      ],
      // Tells renamed tests from lost ones.
      (file) => `${file}: ${titlesOf(before, file)} before, ${titlesOf(after, file)} now`,
    ),
    ...projects.map(
      (project) =>
        `Only in \`npm run test:full\` now: the project "${project}", ${left.filter((test) => test.project === project).length} tests`,
    ),
    section(
      'Only in `npm run test:full` now',
      single.map((test) => ({ ...test, mark: '>' })),
    ),
  ]
    .filter((text) => text !== '')
    .join('\n\n')
}

/** Pairs each test with the same test of the other commit; a test may have moved to another file or project. */
function pair(before: readonly Title[], after: readonly Title[]) {
  const pairs: [Title, Title][] = []
  let [vanished, appeared] = [[...before], [...after]]
  for (const keyOf of [
    ({ project, file, title }: Title) => `${project}\n${file}\n${title}`,
    ({ project, title }: Title) => `${project}\n${title}`,
    ({ title }: Title) => title,
  ]) {
    const open = groupBy(appeared, keyOf)
    vanished = vanished.filter((old) => {
      const now = open.get(keyOf(old))?.shift()
      if (now) pairs.push([old, now])
      return now === undefined
    })
    appeared = [...open.values()].flat()
  }
  return { pairs, vanished, appeared }
}

/** Lists titles below their files. A test that runs in several projects is listed once. */
function section(
  heading: string,
  tests: readonly (Title & { readonly mark: string })[],
  describe = (file: string) => file,
): string {
  if (tests.length === 0) return ''
  const files = groupBy(tests, ({ file }) => file)
  const blocks = [...files]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, ofFile]) => {
      const lines = new Set(ofFile.map(({ mark, title }) => `    ${mark} ${title}`))
      return [`  ${describe(file)}`, ...lines].join('\n')
    })
  return [`${heading}:`, ...blocks].join('\n')
}

function titlesOf(tests: readonly Title[], file: string): number {
  return new Set(tests.filter((test) => test.file === file).map(({ title }) => title)).size
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
