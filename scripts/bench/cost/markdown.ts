import type { Limit, Section, Table } from './section.ts'

/** Prints a section for the page and the terminal. */
export function markdown({ title, tables, limits }: Section): string {
  return [`## ${title}`, ...tables.map(tableText), ...limitText(limits)].join('\n\n')
}

function tableText({ says, head, rows }: Table): string {
  return `${says}\n\n${grid(head, rows)}`
}

function limitText(limits: readonly Limit[]): string[] {
  if (limits.length === 0) return []
  const rows = limits.map(({ name, value, required, holds }) => [
    name,
    holds ? value : `**${value}: over**`,
    required,
  ])
  return ['The command fails unless:', grid(['limit', 'measured', 'required'], rows)]
}

/** Aligns the first column to the left and the others, which are numbers, to the right. */
function grid(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) => {
    const cells = widths.map((width, column) => {
      const text = row[column] ?? ''
      return column === 0 ? text.padEnd(width) : text.padStart(width)
    })
    return `| ${cells.join(' | ')} |`
  }
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  )
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n')
}
