/** The parts of a doc comment. */
export interface DocComment {
  /** The first sentence, without its full stop. */
  readonly summary: string
  /** The text after the first sentence; may be empty. */
  readonly rest: string
  /** Both, as Markdown. */
  readonly text: string
  /** The whole comment, including references to sources and to the ledger. */
  readonly raw: string
  /** The value of `@format`, a JSON Schema format. */
  readonly format: string | undefined
  /** The values of `@example`, parsed as JSON. */
  readonly examples: readonly unknown[]
}

/** Matches references such as `(Interface: Limits 1.)`, which are for readers of the source. */
export const REFERENCE = /\s*\((?:Interface|Assumptions?)\b[^)]*\)/g

/** @param comment the text between the comment's delimiters */
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
