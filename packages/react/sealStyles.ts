import { fileURLToPath } from 'node:url'
import type { Declaration, Plugin } from 'postcss'

const stylesFolder = fileURLToPath(new URL('src/styles/', import.meta.url))
const REM = /(-?[\d.]+)rem\b/g
/** With the query that Vite adds to an import such as `styles.sealed.css?inline`. */
const SEALED = /\bstyles\.sealed\.css(?:\?|$)/

/**
 * Replaces each `rem` with a multiple of `--onramp-unit`, which follows `--onramp-font-size` and not the font size of the
 * page's root.
 */
export const scaleUnits: Plugin = {
  postcssPlugin: 'onramp-kit-units',
  OnceExit(root) {
    root.walkDecls((declaration) => {
      if (isStyle(declaration))
        declaration.value = declaration.value.replaceAll(REM, 'calc($1 * var(--onramp-unit))')
    })
  },
}

/**
 * Makes every declaration of the sealed edition important. In a cascade layer an important declaration outweighs all
 * styles of the page, important or not. Variables stay overridable.
 */
export const sealStyles: Plugin = {
  postcssPlugin: 'onramp-kit-seal',
  OnceExit(root) {
    if (!SEALED.test(root.source?.input.file ?? '')) return
    root.walkDecls((declaration) => {
      if (isStyle(declaration)) declaration.important = true
    })
  },
}

/** True for a declaration of our stylesheet that is neither a variable nor its definition, nor part of an animation. */
function isStyle({ prop, parent, source }: Declaration): boolean {
  const rule = parent?.parent
  const isKeyframe = rule?.type === 'atrule' && 'name' in rule && rule.name === 'keyframes'
  const isOurs = source?.input.file?.startsWith(stylesFolder) ?? false
  return isOurs && parent?.type === 'rule' && !isKeyframe && !prop.startsWith('--')
}
