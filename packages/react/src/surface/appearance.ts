/**
 * What may be set of the look, as CSS values. Each becomes the CSS variable of its name (`onAccent` is
 * `--onramp-on-accent`), which a stylesheet may set as well. A colour for both themes is `light-dark(…, …)`.
 */
export interface Appearance {
  /** The one strong colour: the main button, what is chosen, the focus. */
  readonly accent?: string
  /** What is written on it. */
  readonly onAccent?: string
  /** Behind everything. */
  readonly surface?: string
  /** Behind what is set apart, such as the price. */
  readonly inset?: string
  /** What is read. */
  readonly text?: string
  /** Text beside the point. */
  readonly muted?: string
  /** Between things. */
  readonly line?: string
  /** The border of what can be acted on. */
  readonly control?: string
  /** What went wrong. */
  readonly danger?: string
  /** Behind that. */
  readonly dangerSurface?: string
  /** What went well. */
  readonly success?: string
  /** Between a dialog and the page. */
  readonly backdrop?: string
  /** The roundness of the outermost corners; the others follow. */
  readonly radius?: string
  /** How wide a component gets at the most. */
  readonly maxWidth?: string
  /** The font; `inherit` is that of the page. */
  readonly font?: string
  /** The size of the text; everything else follows. */
  readonly fontSize?: string
}

/** The variable of a name: `onAccent` is `--onramp-on-accent`. */
export function variableOf(name: string): string {
  return `--onramp-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
