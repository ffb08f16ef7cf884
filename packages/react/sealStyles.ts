import { fileURLToPath } from 'node:url'
import type { Plugin } from 'postcss'

const ours = fileURLToPath(new URL('src/styles/', import.meta.url))

/**
 * Makes every declaration of our stylesheet important. In a cascade layer that is what keeps a page's own sheets out: any
 * unlayered `* { margin: 1rem }` beats a layered rule, and none beats an important one. Variables stay as they are, for
 * they are what a page is to set.
 */
export const sealStyles: Plugin = {
  postcssPlugin: 'onramp-kit-seal',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      const isOurs = declaration.source?.input.file?.startsWith(ours)
      const rule = declaration.parent?.parent
      const isKeyframe = rule?.type === 'atrule' && 'name' in rule && rule.name === 'keyframes'
      if (isOurs && !isKeyframe && !declaration.prop.startsWith('--')) declaration.important = true
    })
  },
}
