import type { OwnMessages } from '../messages/messages.ts'
import type { Appearance } from './appearance.ts'

/** How every component below a provider looks and speaks. */
export interface Look {
  /**
   * The language and format of everything, as a language tag such as `de` or `pt-BR`. Words there are none for are in
   * English. @default that of a whole catalog in `messages`, else the languages of the buyer's browser
   */
  readonly locale?: string | undefined
  /**
   * Words of your own over those of the language; or a whole catalog, such as `de` of `@onramp-kit/react/messages/de`,
   * which then is not fetched: give one where a server draws the page.
   */
  readonly messages?: OwnMessages | undefined
  /** @default 'auto': as the device is set */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined
  /** @default 'auto': as the device is set */
  readonly contrast?: 'auto' | 'more' | undefined
  /** Colours, roundness and font, as CSS values. */
  readonly appearance?: Appearance | undefined
}
