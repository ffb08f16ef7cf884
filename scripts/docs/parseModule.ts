import { parseSync } from 'rolldown/utils'

/** Parses a module. `comments` has the text of each doc comment, by the start of what it describes. */
export function parseModule(file: string, source: string) {
  const { program, comments } = parseSync(file, source)
  return {
    program,
    comments: new Map(
      comments
        .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
        .map(({ end, value }) => [end + source.slice(end).search(/\S|$/), value.slice(1)] as const),
    ),
  }
}
