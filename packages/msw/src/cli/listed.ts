/** Rows as columns, each as wide as its longest cell. */
export function listed(rows: readonly (readonly string[])[], indent: number): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map(
      (row) =>
        ' '.repeat(indent) +
        row
          .map((cell, column) => cell.padEnd(widthOf(column)))
          .join('  ')
          .trimEnd(),
    )
    .join('\n')
}
