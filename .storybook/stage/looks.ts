/** The look of a story: the toolbars set it, and checks and screenshots go through a list of looks. */
export interface StoryLook {
  /** A language tag; `auto` uses the browser's. */
  readonly locale: string
  readonly theme: 'auto' | 'light' | 'dark'
  readonly contrast: 'auto' | 'more'
  /** `auto` uses the direction of the language. */
  readonly direction: 'auto' | 'ltr' | 'rtl'
}

export const plain: StoryLook = {
  locale: 'en',
  theme: 'light',
  contrast: 'auto',
  direction: 'auto',
}

/** The looks in which every state is checked. */
export const looks: Readonly<Record<string, StoryLook>> = {
  light: plain,
  dark: { ...plain, theme: 'dark' },
  arabic: { ...plain, locale: 'ar', direction: 'rtl' },
  contrast: { ...plain, contrast: 'more' },
}
