import type { Appearance } from '@onramp-kit/react'
import { kebabCase } from '../kebabCase.ts'

/** Prints the changed tokens as the `appearance` of a provider. */
export function printAppearance(appearance: Appearance): string {
  const lines = Object.entries(appearance).map(([name, value]) => `  ${name}: '${value}',\n`)
  const content = lines.join('') || '  // Change a color, and it is here.\n'
  return `import type { Appearance } from '@onramp-kit/react'

/** For <OnrampProvider appearance={appearance}>. */
export const appearance: Appearance = {
${content}}
`
}

/** Prints the changed tokens as variables of a class, or of another selector. */
export function printVariables(appearance: Appearance, selector = '.checkout'): string {
  const lines = Object.entries(appearance).map(
    ([name, value]) => `  --onramp-${kebabCase(name)}: ${value};\n`,
  )
  return `${selector} {\n${lines.join('') || '  /* Change a color, and it is here. */\n'}}\n`
}
