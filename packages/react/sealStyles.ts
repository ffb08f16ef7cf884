import { fileURLToPath } from 'node:url'
import type { Plugin } from 'postcss'

const ours = fileURLToPath(new URL('src/styles/', import.meta.url))

/**
 * Makes every declaration of our stylesheet important. In a cascade layer that is what keeps a page's own sheets out: any
 * unlayered `* { margin: 1rem }` beats a layered rule, and none beats an important one. Variables stay as they are, for
 * they are what a page is to set.
 *
 * And takes every `rem` for our own unit, which follows `--onramp-font-size`: on a page whose root has another size than
 * the browser's, as 62.5% is often given, that one variable is enough to set everything right.
 */
export const sealStyles: Plugin = {
  postcssPlugin: 'onramp-kit-seal',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      const isOurs = declaration.source?.input.file?.startsWith(ours)
      const rule = declaration.parent?.parent
      const isKeyframe = rule?.type === 'atrule' && 'name' in rule && rule.name === 'keyframes'
      if (!isOurs || isKeyframe || declaration.prop.startsWith('--')) return
      declaration.important = true
      declaration.value = declaration.value.replaceAll(REM, 'calc($1 * var(--onramp-unit))')
    })
  },
}

const REM = /(-?[\d.]+)rem\b/g
