/** The lengths of the drawing, in its own units. */
const ROW = 34
const WIDTH = 300
const BAR = 10

/** A bar of a chart. */
export interface Bar {
  readonly label: string
  readonly value: number
  /** Whether it is in the accent color. */
  readonly isOurs: boolean
}

/** Draws horizontal bars with their labels and figures, as SVG in the colors of the page. */
export function barChart(title: string, rows: readonly Bar[]): string {
  const most = Math.max(...rows.map(({ value }) => value), Number.EPSILON)
  const height = 26 + rows.length * ROW
  const bars = rows.map(({ isOurs, label, value }, index) => {
    const y = 26 + index * ROW
    const length = Math.max(1, (value / most) * (WIDTH - 4))
    const ours = isOurs ? ' class="ours"' : ''
    return (
      `<text x="0" y="${y + 12}">${escape(label)}</text>` +
      `<text x="${WIDTH}" y="${y + 12}" text-anchor="end">${value.toLocaleString('en')}</text>` +
      `<rect${ours} x="0" y="${y + 17}" width="${length.toFixed(1)}" height="${BAR}" rx="2"/>`
    )
  })
  return (
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img">` +
    `<text x="0" y="14" class="title">${escape(title)}</text>${bars.join('')}</svg>`
  )
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
