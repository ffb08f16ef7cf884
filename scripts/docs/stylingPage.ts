import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { cssVariable } from '../../packages/react/src/provider/appearance.ts'
import { elements } from './partsPage.ts'
import { type PartDoc, readParts } from './readParts.ts'
import { sitePage, table } from './sitePage.ts'
import { moduleAt, PACKAGES } from './sources/packages.ts'

/** Prints the variables, and the class and the data attributes of each part. */
export function stylingPage(): string {
  return sitePage(
    'Classes and variables',
    'The CSS variables, and the class and data attributes of every part.',
    `[Style it](../guides/style.md) shows how to use these.

## Variables

Pass them as \`appearance\` of \`OnrampProvider\`, or set the variables in a stylesheet.

${table(['`appearance`', 'variable', 'meaning', 'default'], variables())}

## Classes

Each part is one element with its own class, and with data attributes for its state. [Parts](parts.md) lists the parts to
compose. A data attribute without a value is present or absent.

${table(['class, element, part', 'description', 'data attributes'], rows())}`,
  )
}

/** A row for each class, described by its first part and by each public one. */
function rows() {
  const parts = new Map<string, PartDoc[]>()
  for (const part of readParts())
    parts.set(part.className, [...(parts.get(part.className) ?? []), part])
  return [...parts].map(([className, all]) => {
    const { element = '', base } = all[0] ?? {}
    const described = all.filter(({ name }, index) => index === 0 || name !== undefined)
    const text = [...new Set(described.map((part) => part.text))].join('<br>')
    const names = all.flatMap(({ name }) => (name === undefined ? [] : `\`${name}\``))
    const data = new Map(all.flatMap((part) => part.data))
    const meanings = [...data].map(([attribute, meaning]) => `\`${attribute}\`: ${meaning}`)
    const also = base === undefined ? '' : ` Also has \`onramp-${base}\`.`
    const head = [`\`onramp-${className}\``, elements(element), ...new Set(names)].join('<br>')
    return [head, `${text}${also}`, meanings.join('<br>')]
  })
}

/** A row for each name of `Appearance`, with its doc comment and its value in the stylesheet. */
function variables() {
  const { declarations } = moduleAt('react/src/provider/appearance.ts')
  const appearance = declarations.find(({ name }) => name === 'Appearance')
  const values = defaultValues()
  return (appearance?.members ?? []).flatMap(({ name, doc }) => {
    if (doc === undefined) return []
    const { text } = doc
    const variable = cssVariable(name)
    return [[`\`${name}\``, `\`${variable}\``, text, `\`${values.get(variable)}\``]]
  })
}

/** The variables of the stylesheet. The last value of each is the one at the default contrast. */
function defaultValues(): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  parse(readFileSync(`${PACKAGES}react/src/styles/variables.css`, 'utf8')).walkDecls(
    /^--onramp-/,
    ({ prop, value }) => void values.set(prop, value),
  )
  return values
}
