import type { MessageOverrides } from '../messages/messages.ts'
import { anyText, object } from './propParsers.ts'

/** Language and appearance of every component below a provider. */
export interface AppearanceProps {
  /**
   * Language and number format, as a language tag such as `de` or `pt-BR`; `pt_BR` counts as `pt-BR`. English where no
   * translation exists. @default that of a whole catalog in `messages`, else the languages of the buyer's browser
   */
  readonly locale?: string | undefined
  /**
   * Overrides of single messages; or a whole catalog, such as `de` of `@onramp-kit/react/messages/de`, which then is not
   * fetched. Pass a catalog where a server renders the page.
   */
  readonly messages?: MessageOverrides | undefined
  /** Color scheme. @default 'auto': follows the device */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** Contrast. @default 'auto': follows the device */
  readonly contrast?: 'auto' | 'more' | undefined
  /** Colors, corner radius and font, as CSS values. */
  readonly appearance?: Appearance | undefined
}

/**
 * Design tokens as CSS values. Each sets the CSS variable of its name (`onAccent` is `--onramp-on-accent`), which a
 * stylesheet can set as well. Use `light-dark(…, …)` for a color in both themes.
 */
export interface Appearance {
  /** Accent color: the primary button, selected options, focus. */
  readonly accent?: string | undefined
  /** Text on the accent color. */
  readonly onAccent?: string | undefined
  /** Background of the component. */
  readonly surface?: string | undefined
  /** Background of inset areas, such as the quote. */
  readonly inset?: string | undefined
  /** Text color. */
  readonly text?: string | undefined
  /** Color of secondary text. */
  readonly muted?: string | undefined
  /** Color of separators. */
  readonly line?: string | undefined
  /** Border color of controls. */
  readonly control?: string | undefined
  /** Color of errors. */
  readonly danger?: string | undefined
  /** Background of errors. */
  readonly dangerSurface?: string | undefined
  /** Color of success. */
  readonly success?: string | undefined
  /** Color between a dialog and the page. */
  readonly backdrop?: string | undefined
  /** Radius of the outermost corners; inner radii derive from it. */
  readonly radius?: string | undefined
  /** Space between the border of a component and its content: a length with its unit, such as `0px` in a card of your own. */
  readonly padding?: string | undefined
  /** Maximum width of a component. */
  readonly maxWidth?: string | undefined
  /** Font family; `inherit` uses that of the page. */
  readonly font?: string | undefined
  /** Text size; every other size derives from it. The default is `max(15px, 0.9375rem)`, in Arabic `max(16px, 1rem)`. */
  readonly fontSize?: string | undefined
}

const tokens =
  'accent onAccent surface inset text muted line control danger dangerSurface success backdrop radius padding maxWidth font fontSize'.split(
    ' ',
  )

export const readAppearance = object(Object.fromEntries(tokens.map((name) => [name, anyText])))

/** Returns the CSS variable of a token: `onAccent` is `--onramp-on-accent`. */
export function cssVariable(name: string): string {
  return `--onramp-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
