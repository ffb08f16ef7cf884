import { copyFile, writeFile } from 'node:fs/promises'
import { build } from 'esbuild'
import postcss from 'postcss'
import { defineConfig } from 'tsup'
import { modules } from '../../tsup.shared.ts'
import { sealStyles } from './sealStyles.ts'

/** The stylesheet and what it imports, as one file. */
async function writeStyles() {
  const source = 'src/styles/styles.css'
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
  })
  const bundled = outputFiles[0]?.text ?? ''
  const { css } = await postcss([sealStyles]).process(bundled, { from: source, map: false })
  await writeFile('dist/styles.css', css)
}

export default defineConfig({
  ...modules,
  async onSuccess() {
    await writeStyles()
    await copyFile('src/styles/styles.d.css.ts', 'dist/styles.d.css.ts')
  },
})
