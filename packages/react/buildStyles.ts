import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import postcss from 'postcss'
import { scaleUnits, sealStyles } from './sealStyles.ts'

/** Builds a published stylesheet: one file with all it imports, in our unit, and sealed where its name says so. */
export async function buildStyles(name: 'styles.css' | 'styles.sealed.css'): Promise<string> {
  const from = fileURLToPath(new URL(`src/styles/${name}`, import.meta.url))
  const { outputFiles } = await build({ entryPoints: [from], bundle: true, write: false })
  const bundled = outputFiles[0]?.text ?? ''
  const { css } = await postcss([scaleUnits, sealStyles]).process(bundled, { from, map: false })
  return css
}
