import { defineMdastPlugin, type MdastPluginEntry } from 'satteri'
import { type Bar, barChart } from './barChart.ts'

/** The figure of a cell, such as 1.48 of `1.48 (1.33–1.74)`. */
function figure(text: string): number | undefined {
  const [match] = /^[\d,]+(?:\.\d+)?/.exec(text.replaceAll('*', '').trim()) ?? []
  return match === undefined ? undefined : Number(match.replaceAll(',', ''))
}

const hasValue = (bar: Omit<Bar, 'value'> & { value: number | undefined }): bar is Bar =>
  bar.value !== undefined

/**
 * Draws a chart above each table of the benchmarks that compares a few rows by figures. The table stays: it is what
 * screen readers read.
 */
export const plots: MdastPluginEntry = ({ fileURL }) => {
  if (!fileURL?.pathname.endsWith('/benchmarks.md')) return undefined
  return defineMdastPlugin({
    name: 'plots',
    table(node, context) {
      const [head = [], ...rows] = node.children.map((row) =>
        row.children.map((cell) => context.textContent(cell)),
      )
      if (rows.length < 2 || rows.length > 20 || head[1] === 'measured') return
      const charts = head.slice(1).flatMap((name, index) => {
        const bars = rows.map((cells, row) => {
          const [first] = node.children[row + 1]?.children ?? []
          const isOurs = first?.children.some(({ type }) => type === 'strong') ?? false
          const [label = ''] = cells
          return {
            label,
            value: figure(cells[index + 1] ?? ''),
            isOurs: isOurs || label.startsWith('@onramp-kit/'),
          }
        })
        return bars.every(hasValue) ? [barChart(name, bars)] : []
      })
      if (charts.length === 0) return
      context.insertBefore(node, {
        type: 'html',
        value: `<div class="plots not-content" aria-hidden="true">${charts.join('')}</div>`,
      })
    },
  })
}
