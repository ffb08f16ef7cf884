import { SITE, sitePage } from '../sitePage.ts'
import type { DocText } from './docText.ts'
import { type EntryName, publicDeclarations } from './entries.ts'
import { membersOf } from './membersOf.ts'
import { type ReferencePage, referencePlan } from './plan.ts'
import type { Declaration, Member } from './readDeclarations.ts'

/** Where each public name is described, by the page's path. */
export function referencePages(): Readonly<Record<string, () => string>> {
  return Object.fromEntries(
    referencePlan.map((page) => [`${SITE}/reference/${page.file}.md`, () => print(page)]),
  )
}

function print({ description, intro, sections, title }: ReferencePage): string {
  const parts = sections.map(({ entry, names, title: heading }) => {
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
    doc?.text ?? '',
    shown ? `\`\`\`ts signature\n${plain(signature)}\n\`\`\`` : '',
    members.length > 0 ? table(members) : '',
    also,
    ...details(doc),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function table(members: readonly Member[]): string {
  const rows = members.map(({ doc, isOptional, name, type }) => {
    const cells = [
      `\`${name}${isOptional ? '?' : ''}\`${type === '' ? '' : `<br>\`${cell(type)}\``}`,
      describeMember(doc),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return ['| name and type | description |', '| --- | --- |', ...rows].join('\n')
}

/** The doc comment of a member, for a cell. */
function describeMember(doc: DocText | undefined): string {
  return [
    doc && cell(doc.text.replaceAll('\n\n', '<br>')),
    doc?.default === undefined ? '' : `Default: ${code(doc.default)}.`,
    ...(doc?.throws ?? []).map((text) => `Throws ${cell(text)}.`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** Defaults are code or prose. */
function code(text: string): string {
  return /^(?:'[^']*'|[\d_]+|true|false|\{.*\}|\[.*\])$/.test(text)
    ? `\`${cell(text)}\``
    : cell(text)
}

/** Text for a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function details(doc: DocText | undefined): readonly string[] {
  if (doc === undefined) return []
  return [
    doc.params.map(([name, meaning]) => `- \`${name}\`: ${meaning}`).join('\n'),
    doc.default === undefined ? '' : `Default: ${code(doc.default)}.`,
    doc.throws.map((text) => `Throws ${text}.`).join('\n\n'),
    ...doc.examples.map(
      (example) => `\`\`\`${example.startsWith('<') ? 'tsx' : 'ts'} excerpt\n${example}\n\`\`\``,
    ),
  ]
}

/** A signature without modifiers that say nothing to a caller. */
function plain(signature: string): string {
  return signature.replace(/^export /, '').replaceAll(/ \| undefined\b(?=[,\n)])/g, '')
}

/** The entries and names of the plan, for a test that compares them with the packages. */
export function plannedNames(): ReadonlyMap<EntryName, readonly string[]> {
  const found = new Map<EntryName, string[]>()
  for (const { sections } of referencePlan)
    for (const { entry, names } of sections)
      found.set(entry, [...(found.get(entry) ?? []), ...names])
  return found
}
