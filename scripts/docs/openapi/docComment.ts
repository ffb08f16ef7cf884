/** What a doc comment says, taken apart. */
export interface DocComment {
  /** The first sentence, without its full stop. */
  readonly summary: string
  /** What follows the first sentence; empty if nothing does. */
  readonly rest: string
  /** Both, as Markdown. */
  readonly text: string
  /** Everything, references to sources and to the ledger included. */
  readonly raw: string
  /** The tag `@format`, as of JSON Schema. */
  readonly format: string | undefined
  /** The tags `@example`, each of which is JSON. */
  readonly examples: readonly unknown[]
}

/** References such as `(Interface: Limits 1.)`: for whoever reads the source. */
const REFERENCE = /\s*\((?:Interface|Assumptions?)\b[^)]*\)/g

/** @param comment what stands between the comment's opening and closing marks */
export function parseDocComment(comment: string): DocComment {
  const raw = comment.replaceAll(/^[ \t]*\*? ?/gm, '').trim()
  const [prose = '', ...tags] = raw.split(/^@/m)
  const text = prose
    .replaceAll(REFERENCE, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .join('\n\n')
    .trim()
  const [, first = text, rest = ''] = /^(.*?)\.(?:\s+(.*))?$/s.exec(text) ?? []
  const valuesOf = (name: string) =>
    tags.filter((tag) => tag.startsWith(`${name} `)).map((tag) => tag.slice(name.length).trim())
  return {
    summary: first,
    rest,
    text,
    raw,
    format: valuesOf('format')[0],
    examples: valuesOf('example').map((json) => JSON.parse(json) as unknown),
  }
}
