/** A doc comment of the sources. */
export interface DocComment {
  /** The whole comment, including references to the interface and to the ledger. */
  readonly raw: string
  /** The text before the tags, including such references. */
  readonly prose: string
  /** Markdown, one paragraph a line, without such references. */
  readonly text: string
  /** Names such as `default` and `data-state="sent"`, with their text. */
  readonly tags: readonly (readonly [name: string, value: string])[]
}

/** Matches references such as `(Interface: Limits 1.)`, which are for readers of the source. */
export const REFERENCE = /\s*\((?:Interface|Assumptions?)\b[^)]*\)/g

/** @param comment the text between the comment's delimiters */
export function parseDocComment(comment: string): DocComment {
  const raw = comment.replaceAll(/^[ \t]*\*? ?/gm, '').trim()
  // A tag begins a line, or follows a sentence.
  const [prose = '', ...tags] = raw.split(/(?:^|(?<=[.)])\s)@(?=[a-z][\w-]*(?:="[^"]*")?(?:\s|$))/m)
  return {
    raw,
    prose,
    text: paragraphs(prose),
    tags: tags.map((tag) => {
      const [, name = '', value = ''] = /^([\w-]+(?:="[^"]*")?)\s*([^]*)$/.exec(tag) ?? []
      return [name, value.trim()]
    }),
  }
}

/** The values of a tag. */
export function valuesOf(doc: DocComment | undefined, name: string): readonly string[] {
  return (doc?.tags ?? []).flatMap(([each, value]) => (each === name ? [value] : []))
}

/** Joins the lines of each paragraph and list item, and drops or replaces references. */
export function paragraphs(prose: string, replace: (reference: string) => string = () => '') {
  const joined = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return prose
    .replaceAll(REFERENCE, replace)
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split(/\n\s*(?=- )/)
        .map(joined)
        .join('\n'),
    )
    .join('\n\n')
    .trim()
}
