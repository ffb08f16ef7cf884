import { SITE, sitePage, table } from '../sitePage.ts'
import { type DocComment, paragraphs, REFERENCE, valuesOf } from '../sources/docComment.ts'
import type { Declaration, Member } from '../sources/readModule.ts'
import { type EntryName, membersOf, publicDeclarations } from './entries.ts'
import { type ReferencePage, referencePlan } from './plan.ts'

type Doc = DocComment | undefined

/** Where each public name is described, by the page's path. */
export function referencePages(): Readonly<Record<string, () => string>> {
  return Object.fromEntries(
    referencePlan.map((page) => [`${SITE}/reference/${page.file}.md`, () => print(page)]),
  )
}

function print({ description, intro, entries, title }: ReferencePage): string {
  const parts = sectionsOf(entries).map(({ entry, names, title: heading }) => {
    const declarations = publicDeclarations(entry)
    const texts = names.map((name) => {
      const declaration = declarations.get(name)
      if (declaration === undefined) throw new Error(`${entry} exports no ${name}`)
      return describe(declaration)
    })
    return `## ${heading}\n\nFrom \`${entry}\`.\n\n${texts.join('\n\n')}`
  })
  return sitePage(title, description, `${intro}\n\n${parts.join('\n\n')}`)
}

function sectionsOf(entries: ReferencePage['entries']) {
  return Object.entries(entries).flatMap(([entry, sections]) =>
    Object.entries(sections).map(([title, names]) => ({
      entry: entry as EntryName,
      title,
      names: names.split(' '),
    })),
  )
}

function describe(declaration: Declaration): string {
  const { doc, kind, name, signature } = declaration
  if (name.endsWith('OwnProps'))
    return `### \`${name}\`\n\nThe fields above, without attributes of the element.`
  const { members, others } = membersOf(declaration)
  const shown = kind === 'function' || (kind === 'type' && members.length === 0)
  const also =
    others.length > 0 && !shown
      ? `Also has the fields of ${others.map((other) => `\`${other}\``).join(', ')}.`
      : ''
  return [
    `### \`${name}\``,
    text(doc?.prose),
    shown ? `\`\`\`ts signature\n${plain(signature)}\n\`\`\`` : '',
    members.length > 0 ? table(['name and type', 'description'], members.map(row)) : '',
    also,
    ...details(doc),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function row({ doc, isOptional, name, type }: Member): readonly string[] {
  const typed = type === '' ? '' : `<br>\`${cell(type)}\``
  return [`\`${name}${isOptional ? '?' : ''}\`${typed}`, describeMember(doc)]
}

/** The doc comment of a member, for a cell. */
function describeMember(doc: Doc): string {
  return [
    cell(text(doc?.prose).replaceAll('\n\n', '<br>')),
    defaultOf(doc),
    ...outcomesOf(doc).map(cell),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Joins the lines of paragraphs, and links assumptions to the ledger. */
function text(prose = ''): string {
  return paragraphs(prose, (reference) => {
    const ids = [...reference.matchAll(/`(\w+\.[\w.]+)`/g)].map(([, id = '']) => id)
    if (!/\(Assumptions?\b/.test(reference) || ids.length === 0) return ''
    const links = ids.map((id) => `[\`${id}\`](assumptions.md#${id.replaceAll('.', '')})`)
    return ` (${ids.length === 1 ? 'Assumption' : 'Assumptions'} ${links.join(', ')}.)`
  })
}

/** What a function returns and throws. */
function outcomesOf(doc: Doc): readonly string[] {
  return ['returns', 'throws'].flatMap((tag) =>
    valuesOf(doc, tag).map((value) => {
      const sentence = text(value).replace(/\.$/, '')
      return `${tag === 'returns' ? 'Returns' : 'Throws'} ${sentence}.`
    }),
  )
}

function defaultOf(doc: Doc): string {
  const [value] = valuesOf(doc, 'default')
  return value === undefined ? '' : `Default: ${code(value.replaceAll(/\s+/g, ' '))}.`
}

/** Defaults are code or prose. */
function code(value: string): string {
  return /^(?:'[^']*'|[\d_]+|true|false|\{.*\}|\[.*\])$/.test(value)
    ? `\`${cell(value)}\``
    : cell(value)
}

/** Text for a cell of a table. */
function cell(value: string): string {
  return value.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function details(doc: Doc): readonly string[] {
  const params = valuesOf(doc, 'param').map((value) => value.replace(/^(\S+)\s+/, '- `$1`: '))
  return [
    params.map((param) => text(param)).join('\n'),
    defaultOf(doc),
    ...outcomesOf(doc),
    ...valuesOf(doc, 'example').map(
      (example) => `\`\`\`${example.startsWith('<') ? 'tsx' : 'ts'} excerpt\n${example}\n\`\`\``,
    ),
  ]
}

/** A signature without modifiers that say nothing to a caller. */
function plain(signature: string): string {
  return (
    signature
      .replace(/^export /, '')
      // `?` already implies `undefined`.
      .replaceAll(/(\?: (?:[^,\n]|, (?!\w+\??:))*?) \| undefined\b(?=[,\n)])/g, '$1')
      .replaceAll(REFERENCE, '')
  )
}

/** The entries and names of the plan, for a test that compares them with the packages. */
export function plannedNames(): ReadonlyMap<EntryName, readonly string[]> {
  const found = new Map<EntryName, string[]>()
  for (const { entries } of referencePlan)
    for (const { entry, names } of sectionsOf(entries))
      found.set(entry, [...(found.get(entry) ?? []), ...names])
  return found
}
