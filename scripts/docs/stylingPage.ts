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
its state. Printed by \`npm run docs\`.

## Choose a stylesheet

Import one of the two. They look the same.

| stylesheet | when |
| --- | --- |
| \`@onramp-kit/react/styles.css\` | The default. Your own class overrides it in the ordinary way. |
| \`@onramp-kit/react/styles.sealed.css\` | For pages whose styles you don't control, such as themes of a shop system or \`!important\` rules. |

\`styles.css\` survives resets (Preflight of Tailwind CSS, Reboot of Bootstrap, \`* { … }\`) and element selectors such as
\`button { … }\` or \`p { … }\`. Selectors that weigh as much as a class or more, such as \`a:hover\` or \`.shop button\`, reach
inside. They don't reach inside \`styles.sealed.css\`, which is in a cascade layer and important throughout.

With either, a component inherits your font, and your page decides where it stands: its margins, its place in a grid,
whether it is visible. Neither changes your page, except that it can't be scrolled while a \`CheckoutDialog\` is open.

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

## Override styles

Every rule of \`styles.css\` has the specificity of one class, in every state and variant. A class of yours that comes later
overrides it, so import your styles after ours and a reset before them. It may be the class of a part, or your own:

\`\`\`css
${read('test/docs/styling/override.css')}\`\`\`

Variables have no specificity: a class of yours sets them, wherever it comes.

With Tailwind CSS 4, import \`styles.css\` into its \`components\` layer, so that utilities override it:

\`\`\`css
${read('test/docs/styling/tailwind4.css')}\`\`\`

With Tailwind CSS 3, import it after \`base\`:

\`\`\`css
@import "tailwindcss/base";
@import "@onramp-kit/react/styles.css";
@import "tailwindcss/components";
@import "tailwindcss/utilities";
\`\`\`

To override \`styles.sealed.css\`, name a layer of yours before \`onramp-kit\`, and make the declaration important:

\`\`\`css
${read('test/docs/styling/sealedOverride.css')}\`\`\`

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
  parse(read('packages/react/src/styles/variables.css')).walkRules(
    ':where(.onramp-root)',
    (rule) => {
      rule.walkDecls(/^--onramp-/, ({ prop, value }) => void values.set(prop, value))
    },
  )
  return values
}
