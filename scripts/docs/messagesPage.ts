import { existsSync } from 'node:fs'
import { en } from '../../packages/react/src/messages/en/en.ts'
import { sitePage, table } from './sitePage.ts'
import { docOf, PACKAGES } from './sources/packages.ts'

/** Messages by name: a text, the plural forms of a text, or further messages. */
interface Area {
  readonly [name: string]: string | Area
}

/** Prints every message in English with its place in `Messages`. */
export function messagesPage(): string {
  const { language: _, ...areas } = en
  return sitePage(
    'Messages',
    'Every text of the components, its place in Messages, and its placeholders.',
    `[Translate it](../guides/languages.md) shows how to override a message or a catalog. Keep the placeholders, such as
\`{amount}\`: the components replace them. A text with \`{count}\` has one form for each plural form of the language.

${Object.entries(areas)
  .map(([name, area]) => section(name, area))
  .join('\n\n')}`,
  )
}

function section(name: string, area: Area): string {
  // Messages that the form of a checkout needs may have a separate file.
  const noteOf = (path: readonly string[]) =>
    noteIn(name, path) ?? noteIn(`${name}Form`, path) ?? ''
  const cells = rows(area, []).map(([path, text]) => [
    `\`${[name, ...path].join('.')}\``,
    text,
    noteOf(path),
  ])
  return `## \`${name}\`\n\n${noteOf([])}\n\n${table(['message', 'English', 'note'], cells)}`
}

/** The doc comment of a message in a file of the catalog, if it exists. */
function noteIn(name: string, path: readonly string[]): string | undefined {
  const file = `react/src/messages/en/${name}.ts`
  if (!existsSync(PACKAGES + file)) return undefined
  const variable = `en${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return docOf(file, [variable, ...path].join('/'))?.text
}

/** A row for each text, and one for all forms of a plural. */
function rows(area: Area, above: readonly string[]): readonly (readonly [string[], string])[] {
  return Object.entries(area).flatMap(([name, message]) => {
    const path = [...above, name]
    if (typeof message === 'string') return [[path, message]]
    const { other, one } = message
    return typeof other === 'string' && typeof one === 'string'
      ? [[path, `${one}<br>${other}`]]
      : rows(message, path)
  })
}
