/** Formats rows as columns, each as wide as its longest cell. */
export function formatColumns(rows: readonly (readonly string[])[], indent: number): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const widths = (rows[0] ?? []).map((_, column) => widthOf(column))
  return rows
    .map((row) => {
      const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
      return ' '.repeat(indent) + cells.join('  ').trimEnd()
    })
    .join('\n')
}
