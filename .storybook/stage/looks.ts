/** How a story is dressed: what the toolbars choose, and what is checked and photographed in turn. */
export interface StoryLook {
  /** A language tag; `auto` for the browser's. */
  readonly locale: string
  readonly theme: 'auto' | 'light' | 'dark'
  readonly contrast: 'auto' | 'more'
  /** `auto`: as the language is written. */
  readonly direction: 'auto' | 'ltr' | 'rtl'
}

export const plain: StoryLook = {
  locale: 'en',
  theme: 'light',
  contrast: 'auto',
  direction: 'auto',
}

/** The looks in which every state must be as good as in the plain one. */
export const looks: Readonly<Record<string, StoryLook>> = {
  light: plain,
  dark: { ...plain, theme: 'dark' },
  arabic: { ...plain, locale: 'ar', direction: 'rtl' },
  contrast: { ...plain, contrast: 'more' },
}
