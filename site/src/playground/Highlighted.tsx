import { type ParseOptions, parse } from 'sugar-high/core'
import * as css from 'sugar-high/lang/css'
import * as html from 'sugar-high/lang/html'
import * as typescript from 'sugar-high/lang/typescript'

// The types of its HTML grammar contradict those of the parser.
const languages = { css, html, typescript } as unknown as Readonly<Record<string, ParseOptions>>
export type Language = 'css' | 'html' | 'typescript'

/** Code with a class for each kind of token. */
export function Highlighted(props: { readonly language: Language; readonly text: string }) {
  const tokens = partsOf(props.text, props.language).flatMap(({ language, text }) =>
    parse(text, languages[language]).lines.flatMap(({ tokens: line }, index) => [
      ...(index > 0 ? [{ type: 'break', value: '\n' }] : []),
      ...line,
    ]),
  )
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>
      <code>
        {tokens.map(({ type, value }, index) => (
          // Tokens have no identity: the text is replaced as a whole.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={type}>
            {value}
          </span>
        ))}
      </code>
    </pre>
  )
}

/** Parts a page into HTML, the content of its scripts and that of its styles. */
function partsOf(text: string, language: Language) {
  if (language !== 'html') return [{ language, text }]
  return text
    .split(/(?<=<s(?:cript|tyle)[^>]*>)|(?=<\/s(?:cript|tyle)>)/)
    .map((part, index, parts) => {
      const opening = parts[index - 1] ?? ''
      if (opening.endsWith('<style>')) return { language: 'css', text: part }
      return { language: /<script[^>]*>$/.test(opening) ? 'typescript' : 'html', text: part }
    })
}
