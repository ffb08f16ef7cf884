import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const r = await build({
  stdin: { contents: process.argv[2], resolveDir: '/work/h/core/packages/core' },
  bundle: true,
  write: false,
  minifyIdentifiers: true,
  minifySyntax: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'none',
  conditions: ['@onramp-kit/source'],
})
const t = r.outputFiles[0].text
const parts = t.split(/^(?=\/\/ (?:packages|node_modules)\/)/m).map((p) => [
  p.split('\n')[0].slice(3),
  p
    .replace(/^\s+|\/\*.*?\*\//gm, '')
    .split('\n')
    .slice(1)
    .join('\n'),
])
const all = parts.map((p) => p[1]).join('')
const B = (s) => brotliCompressSync(s).length
const total = B(all)
const rows = parts
  .map(([n], i) => [
    n,
    total -
      B(
        parts
          .filter((_, j) => j !== i)
          .map((p) => p[1])
          .join(''),
      ),
  ])
  .toSorted((a, b) => b[1] - a[1])
const sum = (re) =>
  total -
  B(
    parts
      .filter(([n]) => !re.test(n))
      .map((p) => p[1])
      .join(''),
  )
console.log(total, 'zod', sum(/zod/), 'ky', sum(/\/ky\//), 'ours', sum(/packages/))
for (const [n, b] of rows.slice(0, 60)) console.log(String(b).padStart(6), n)
