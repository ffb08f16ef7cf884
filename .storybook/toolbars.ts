import type { GlobalTypes } from 'storybook/internal/csf'
import { plain } from './stage/looks.ts'

type ToolbarType = GlobalTypes[string]
type Toolbar = NonNullable<ToolbarType['toolbar']>

const names = new Intl.DisplayNames('en', { type: 'language' })
const languages = ['en', 'de', 'fr', 'es', 'pt-BR', 'it', 'nl', 'pl', 'tr', 'ja', 'zh-Hans', 'ar']

const auto = { value: 'auto', title: 'Auto' }

/** The toolbars of the look. */
export const globalTypes = {
  locale: toolbar('Language', 'globe', [
    auto,
    ...languages.map((value) => ({ value, title: names.of(value) ?? value })),
  ]),
  theme: toolbar('Theme', 'mirror', [
    auto,
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  contrast: toolbar('Contrast', 'contrast', [auto, { value: 'more', title: 'More' }]),
  direction: toolbar('Direction', 'transfer', [
    auto,
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
}

export const initialGlobals = plain

/** Widths that a checkout must fit. */
export const viewports = Object.fromEntries(
  [320, 390, 768, 1280].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
  ]),
)

function toolbar(
  name: string,
  icon: NonNullable<Toolbar['icon']>,
  items: Toolbar['items'],
): ToolbarType {
  return { name, description: name, toolbar: { icon, items, dynamicTitle: true } }
}
