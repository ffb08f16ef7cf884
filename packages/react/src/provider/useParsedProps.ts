'use client'

import { redact } from '@onramp-kit/core/internal'
import { useState } from 'react'
import { describeReceived, warnOnce } from './parseProps.ts'

/**
 * How a root reads a prop: by its `typeof`, by the texts that it may be, or by a function that gets a copy of its data and
 * returns what it understands of it. The function calls `warn` if that is too little.
 */
export type PropParser =
  | 'string'
  | 'number'
  | 'boolean'
  | 'function'
  | 'object'
  | readonly string[]
  | ((data: unknown, warn: () => void) => unknown)

export type PropParsers<Own> = Readonly<Record<keyof Own, PropParser>>

/**
 * Returns the props with values that the components behind the root can trust, and warns the developer of wrong ones: pages
 * in JavaScript pass props that TypeScript has not checked. Data with the same content stays the same object.
 */
export function useParsedProps<Props extends object, Name extends keyof Props & string>(
  component: string,
  props: Props,
  parsers: Readonly<Record<Name, PropParser>>,
): Props {
  const [last] = useState(() => new Map<string, { text: string; data: unknown }>())

  function parse(name: string, parser: PropParser, given: unknown): unknown {
    if (given == null) return undefined
    const warn = () => reportWrong(component, name, given, parser)
    if (typeof parser !== 'function') {
      const value = parseValue(parser, given)
      if (value !== given) warn()
      return value
    }
    const text = textOf(given)
    const known = last.get(name)
    if (known?.text === text) return known.data
    const data = parser(JSON.parse(text), warn)
    // Codes are accepted in any case.
    if (textOf(data).toLowerCase() !== text.toLowerCase()) warn()
    last.set(name, { text, data })
    return data
  }

  const parsed = { ...props }
  for (const name in parsers)
    parsed[name] = parse(name, parsers[name], props[name]) as Props[typeof name]
  return parsed
}

function parseValue(parser: string | readonly string[], given: unknown): unknown {
  if (typeof parser === 'string') return typeof given === parser ? given : undefined
  const text = typeof given === 'string' && given.toLowerCase()
  return parser.find((value) => value.toLowerCase() === text)
}

/** Returns a value as JSON, and `null` for a value that JSON cannot represent or whose getter throws. */
function textOf(given: unknown): string {
  try {
    return JSON.stringify(given) ?? 'null'
  } catch {
    return 'null'
  }
}

/** Warns the developer. What the prop should be is not part of the first chunk. */
export function reportWrong(component: string, name: string, given: unknown, parser?: PropParser) {
  import('./propWarnings.ts')
    .then(({ describeWrong }) =>
      describeWrong(component, name, given, parser, describeReceived, redact),
    )
    // Rejects offline. The page works without the warning.
    .then(
      (warning) => warning && warnOnce(warning),
      () => {},
    )
}
