import { dirname } from 'node:path'

/** A mutant and what became of it. */
export interface MutantOutcome {
  readonly fileName: string
  readonly location: { readonly start: { readonly line: number } }
  readonly mutatorName: string
  readonly replacement: string
  readonly status: string
}

export interface Tally {
  readonly killed: number
  readonly survivors: readonly MutantOutcome[]
  /** Killed mutants of all valid ones, in percent. */
  readonly score: number
}

/** Counts a mutant that loops forever as killed, and leaves out those that are disabled or do not compile. */
export function tally(mutants: readonly MutantOutcome[]): Tally {
  const killed = mutants.filter(({ status }) => ['Killed', 'Timeout'].includes(status)).length
  const survivors = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status))
  const all = killed + survivors.length
  return { killed, survivors, score: all === 0 ? 100 : (100 * killed) / all }
}

export function describe({ killed, survivors, score }: Tally): string {
  return `${score.toFixed(1)} % (${killed} of ${killed + survivors.length} mutants killed)`
}

export function listSurvivors({ survivors }: Tally): readonly string[] {
  return survivors
    .toSorted(
      (a, b) =>
        a.fileName.localeCompare(b.fileName) || a.location.start.line - b.location.start.line,
    )
    .map(
      ({ fileName, location, mutatorName, replacement, status }) =>
        `${fileName}:${location.start.line} ${mutatorName}${status === 'NoCoverage' ? ', not covered' : ''}: ${shorten(replacement)}`,
    )
}

const shorten = (code: string) => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

/** Prints the report: the score of each folder, and every survivor. */
export function printReport(
  suites: readonly { readonly name: string; readonly mutants: readonly MutantOutcome[] }[],
): string {
  const sections = suites.map(({ name, mutants }) => {
    const rows = [...new Set(mutants.map(({ fileName }) => dirname(fileName)))]
      .toSorted()
      .map((folder) => {
        const own = mutants.filter(({ fileName }) => dirname(fileName) === folder)
        const { killed, survivors, score } = tally(own)
        return `| \`${folder}\` | ${killed + survivors.length} | ${survivors.length} | ${score.toFixed(1)} % |`
      })
    const whole = tally(mutants)
    return `## ${name}: ${describe(whole)}

| folder | mutants | survivors | score |
| --- | --- | --- | --- |
${rows.join('\n')}

\`\`\`text
${listSurvivors(whole).join('\n')}
\`\`\``
  })
  return `# Mutation testing

StrykerJS changes one expression at a time and runs the tests of the package. A mutant that no test notices survives. Many
survivors are equivalent: no caller could see the difference. \`npm run mutation\` writes this page.

${sections.join('\n\n')}
`
}
