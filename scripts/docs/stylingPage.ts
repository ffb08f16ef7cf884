import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'postcss'
import { type Part, parts } from '../../packages/react/src/parts/parts.ts'
import { cssVariable } from '../../packages/react/src/provider/appearance.ts'
import { docComments } from './openapi/docComments.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8')

/** docs/styling.md */
export function stylingPage(): string {
  return `# Styling

Every component is a composition of parts; each part is one element, with a class of its own and data attributes that say
its state. One stylesheet draws them, \`@onramp-kit/react/styles.css\`. Printed by \`npm run docs\`.

## Variables

Set them by \`appearance\` of \`OnrampProvider\`, whose names are those in the first column, or in a stylesheet on a class
that you give a component. A colour for both themes is \`light-dark(…, …)\`.

\`\`\`tsx
<OnrampProvider client={onramp} appearance={{ accent: 'light-dark(#0b5d57, #67cfc2)', radius: '4px' }}>
\`\`\`

\`\`\`css
${read('test/docs/styling/shop.css')}\`\`\`

| \`appearance\` | variable | what it is | if not set |
| --- | --- | --- | --- |
${variables().join('\n')}

\`--onramp-unit\` is what everything is measured by, and follows the size of the text. On a page whose \`html\` has another
\`font-size\` than the browser's, such as \`62.5%\`, set \`fontSize: '15px'\` and everything is of its size again.

## Light, dark, contrast, direction

\`theme\` of \`OnrampProvider\` is \`auto\` (as the device is set), \`light\` or \`dark\`; \`contrast\` is \`auto\` or \`more\`. Your own
colours are yours to keep legible: text needs a contrast of 4.5 to 1 with what is behind it, and \`control\` one of 3 to 1.
Forced colours and reduced motion are followed. Where the language is written from right to left, so is everything here.

## Your page and ours

Nothing of your page's stylesheets reaches inside: not a reset, not \`* { … }\`, not what is \`!important\`. Ours is in the
cascade layer \`onramp-kit\` and each of its declarations is important, which in a layer weighs more than anything outside.
The font is yours, and so is where a component stands: its margins, its place in a grid, whether it is shown. Nothing of
ours reaches your page, but for one thing: it can't be scrolled while a \`CheckoutDialog\` is open.

For what no variable is for, name a layer of yours before ours, and say it there, important:

\`\`\`css
${read('test/docs/styling/override.css')}\`\`\`

## Parts of your own choice

What you import is what you bundle. A root response the parts inside what they say and do, and each part is there only where
it applies. Each takes the attributes of its element; your handlers run before ours, and \`event.preventDefault()\` keeps
ours from running. Elements of your own among them keep your styles.

\`\`\`tsx
${read('test/docs/styling/TopUp.tsx')}\`\`\`

Without the stylesheet all of this works, and looks as you say. To draw everything yourself, \`useCheckout\` is the
controller and its state, without any element.

## Parts

Each class begins with \`onramp-\`. A data attribute that is not said to have a value is there or not.

| class | element | component | what it is | data attributes |
| --- | --- | --- | --- | --- |
${Object.entries(parts)
  .map(([name, part]) => row(name, part))
  .join('\n')}
`
}

function row(name: string, { element, component, says, states = {} }: Part): string {
  const said = Object.entries(states).map(([state, meaning]) => `\`${state}\`: ${meaning}`)
  return `| \`onramp-${name}\` | \`${element.replaceAll(' or ', '`, `')}\` | ${component} | ${says} | ${said.join('<br>')} |`
}

/** A row for each name of Appearance: its comment is its meaning, and the stylesheet has its value. */
function variables(): readonly string[] {
  const file = 'packages/react/src/provider/appearance.ts'
  const values = usualValues()
  return [...docComments(file, read(file))].flatMap(([path, { text }]) => {
    const [, name] = /^Appearance\/(\w+)$/.exec(path) ?? []
    if (name === undefined) return []
    const variable = cssVariable(name)
    return [`| \`${name}\` | \`${variable}\` | ${text} | \`${values.get(variable)}\` |`]
  })
}

function usualValues(): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  parse(read('packages/react/src/styles/root.css')).walkRules('.onramp-root', (rule) => {
    rule.walkDecls(/^--onramp-/, ({ prop, value }) => void values.set(prop, value))
  })
  return values
}
