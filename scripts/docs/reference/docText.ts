import { REFERENCE } from '../openapi/docComment.ts'

/** A doc comment of the sources, for the reference. */
export interface DocText {
  /** Markdown, one paragraph a line, without references to the interface. */
  readonly text: string
  readonly default: string | undefined
  readonly throws: readonly string[]
  readonly examples: readonly string[]
  readonly params: readonly (readonly [name: string, meaning: string])[]
}

/** @param comment the text between the comment's delimiters */
export function parseDoc(comment: string): DocText {
  const raw = comment.replaceAll(/^[ \t]*\*? ?/gm, '').trim()
  // A tag follows the prose on its line or begins one.
  const [prose = '', ...tags] = raw.split(
    /(?:^|(?<=[.)])\s)@(?=(?:default|throws|example|param|class|data-\w+|see)\b)/m,
  )
  const valuesOf = (name: string) =>
    tags.filter((tag) => tag.startsWith(name)).map((tag) => tag.slice(name.length).trim())
  return {
    text: paragraphs(prose),
    default: valuesOf('default')[0]?.replaceAll(/\s+/g, ' '),
    throws: valuesOf('throws').map(paragraphs),
    examples: valuesOf('example'),
    params: valuesOf('param').map((tag) => {
      const [, name = '', meaning = ''] = /^(\S+)\s+([^]*)$/.exec(tag) ?? []
      return [name, paragraphs(meaning)] as const
    }),
  }
}

function paragraphs(text: string): string {
  return text
    .replaceAll(REFERENCE, linkAssumptions)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .join('\n\n')
    .trim()
}

/** Drops references to the interface, and links those to the ledger. */
function linkAssumptions(reference: string): string {
  const ids = [...reference.matchAll(/`(\w+\.[\w.]+)`/g)].map(([, id = '']) => id)
  if (!/\(Assumptions?\b/.test(reference) || ids.length === 0) return ''
  const links = ids.map((id) => `[\`${id}\`](assumptions.md#${id.replaceAll('.', '')})`)
  return ` (${ids.length === 1 ? 'Assumption' : 'Assumptions'} ${links.join(', ')}.)`
}
