import type { MessageOverrides } from '../messages/messages.ts'

/** How every component below a provider looks and speaks. */
export interface AppearanceProps {
  /**
   * The language and format of everything, as a language tag such as `de` or `pt-BR`. Words there are none for are in
   * English. @default that of a whole catalog in `messages`, else the languages of the buyer's browser
   */
  readonly locale?: string | undefined
  /**
   * Words of your own over those of the language; or a whole catalog, such as `de` of `@onramp-kit/react/messages/de`,
   * which then is not fetched: give one where a server draws the page.
   */
  readonly messages?: MessageOverrides | undefined
  /** @default 'auto': as the device is set */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** @default 'auto': as the device is set */
  readonly contrast?: 'auto' | 'more' | undefined
  /** Colours, roundness and font, as CSS values. */
  readonly appearance?: Appearance | undefined
}

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
export function cssVariable(name: string): string {
  return `--onramp-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
