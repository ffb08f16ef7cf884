/**
 * How the text of an attribute becomes a property: as it is, a number, `true`, or JSON. `property` has no attribute: text in its
 * place stays, so that the component rejects it.
 */
export type AttributeKind = 'text' | 'number' | 'boolean' | 'json' | 'property'

/** Returns the attribute of a property: `defaultAmount` is `default-amount`. */
export function attributeName(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Returns the property for the text of its attribute. Reports malformed JSON. */
export function parseText(
  tag: string,
  property: string,
  kind: AttributeKind,
  text: string,
): unknown {
  if (kind === 'boolean') return text !== 'false'
  // An empty attribute, as of a template without a value.
  if (text === '') return undefined
  // The component reports a text that is no number.
  if (kind === 'number') return Number.isNaN(Number(text)) ? text : Number(text)
  if (kind !== 'json') return text
  try {
    return JSON.parse(text) as unknown
  } catch {
    console.warn(
      `Onramp Kit: <${tag}> ${attributeName(property)} must be JSON, with double quotes.`,
    )
    // The component must not take it for absent: limits that it cannot read let no amount through.
    return text
  }
}
