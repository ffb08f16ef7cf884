import { countries } from '@onramp-kit/core'
import { chains } from '@onramp-kit/core/contract'
import { scenarios } from '@onramp-kit/msw'
import type { Appearance } from '@onramp-kit/react'

/** The values of each setting that has a list of them, the initial one first. */
export const choices = {
  component: ['checkout', 'dialog', 'order-status', 'bank-deposit', 'crypto-deposit'],
  currency: ['', 'USD', 'EUR', 'GBP'],
  density: ['', 'comfortable'],
  defaultCountry: ['US', ...countries.filter((code) => code !== 'US')],
  chain: [
    '8453',
    ...Object.values(chains)
      .filter((id) => id !== 8453)
      .map(String),
  ],
  token: ['USDC', 'USDm', 'AUSD', 'USDC.e'],
  status: ['payment_pending', 'order_completed', 'order_broadcasted', 'order_cancelled'],
  customer: ['', 'incomplete', 'under_review', 'active', 'rejected'],
  methods: ['', 'crypto', 'cash-app'],
  locale: 'en de fr es pt-BR it nl pl tr ja zh-Hans ar'.split(' '),
  theme: ['', 'light', 'dark'],
  contrast: ['', 'more'],
  font: ['', 'system', 'serif', 'mono'],
  scenario: Object.keys(scenarios),
  code: ['react', 'element', 'vanilla', 'appearance', 'css'],
} as const

/** Least, initial and greatest number of each setting that is a range. */
export const ranges = {
  radius: [0, 16, 28],
  padding: [0, 20, 40],
  maxWidth: [320, 464, 640],
  fontSize: [13, 15, 20],
  backdrop: [0, 50, 90],
} as const

/** The color tokens. A value is `light-dark`, two hexadecimal colors of which either may be missing: `0a7a4b-`. */
export const colors = [
  'accent',
  'onAccent',
  'surface',
  'inset',
  'text',
  'muted',
  'line',
  'control',
  'danger',
  'dangerSurface',
  'success',
] as const

export type ColorToken = (typeof colors)[number]
export type Range = keyof typeof ranges
export type Choice = keyof typeof choices
export type Component = (typeof choices.component)[number]
export type SettingName = Choice | Range | ColorToken | 'defaultAmount' | 'amounts' | 'defaultEmail'

/** What a reader edits. Empty text leaves a prop or a token at its default. */
export type Settings = Readonly<Record<SettingName, string>>

interface Setting {
  readonly initial: string
  readonly isValid: (text: string) => boolean
}

const matching = (pattern: RegExp): Setting => ({
  initial: '',
  isValid: (text) => pattern.test(text),
})
const amount = String.raw`(?=[\d.]*[1-9])\d{1,6}(?:\.\d\d?)?`

const settings: Readonly<Record<SettingName, Setting>> = {
  ...mapValues(choices, (values: readonly string[]) => ({
    initial: values[0] ?? '',
    isValid: (text) => values.includes(text),
  })),
  ...mapValues(ranges, ([least, , greatest]) => ({
    initial: '',
    isValid: (text) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= greatest,
  })),
  ...(Object.fromEntries(
    colors.map((name) => [name, matching(/^(?=.{7})(?:[\da-f]{6})?-(?:[\da-f]{6})?$/)]),
  ) as Record<ColorToken, Setting>),
  defaultAmount: matching(new RegExp(`^${amount}$`)),
  amounts: matching(new RegExp(`^${amount}(?:[, ]+${amount}){0,5}$`)),
  defaultEmail: matching(/^[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}$/),
}

export const initialSettings: Settings = mapValues(settings, ({ initial }) => initial)

/** Returns the value of a setting; the initial one in place of text that is not valid, such as while a reader types. */
export function valueOf(given: Settings, name: SettingName): string {
  const { initial, isValid } = settings[name]
  return isValid(given[name]) ? given[name] : initial
}

/** Reads the settings of a page's address. Ignores what it does not know. */
export function readSettings(search: string): Settings {
  const given = new URLSearchParams(search)
  const read = mapValues(settings, ({ initial }, name) => given.get(name) ?? initial)
  return mapValues(read, (_, name) => valueOf(read, name))
}

/** Returns the query of an address that shows these settings: what differs from the initial ones. */
export function queryOf(given: Settings): string {
  const changed = Object.keys(settings)
    .map((name) => [name, valueOf(given, name as SettingName)] as const)
    .filter(([name, value]) => value !== initialSettings[name as SettingName])
  return changed.length === 0 ? '' : `?${new URLSearchParams(changed.map((each) => [...each]))}`
}

/** The two colors of a token, each as `#0a7a4b` or empty. */
export function colorsOf(given: Settings, token: ColorToken): { light: string; dark: string } {
  const [light = '', dark = ''] = valueOf(given, token).split('-')
  return { light: light && `#${light}`, dark: dark && `#${dark}` }
}

/** Returns the value of a color token with these colors. */
export function colorSetting({ light, dark }: { light: string; dark: string }): string {
  return light || dark ? `${light.slice(1)}-${dark.slice(1)}` : ''
}

const fonts: Readonly<Record<string, string>> = {
  system: 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  mono: 'ui-monospace, monospace',
}

/** The value of each token other than the colors. `satisfies` finds a token that this page lacks. */
const otherTokens = {
  backdrop: (percent: string) => `rgb(0 0 0 / ${percent}%)`,
  radius: (px: string) => `${px}px`,
  padding: (px: string) => `${px}px`,
  maxWidth: (px: string) => `${px}px`,
  fontSize: (px: string) => `${px}px`,
  font: (name: string) => fonts[name] ?? 'inherit',
} as const satisfies Record<Exclude<keyof Appearance, ColorToken>, (value: string) => string>

export const isTheme = (name: string) =>
  name in otherTokens || (colors as readonly string[]).includes(name)

/** Returns the tokens that were changed. `defaults` are the colors of the stylesheet. */
export function appearanceOf(given: Settings, defaults: DefaultColors): Appearance {
  const changedColors = colors.flatMap((token) => {
    if (valueOf(given, token) === '') return []
    const set = colorsOf(given, token)
    const light = set.light || defaults[token].light
    const dark = set.dark || defaults[token].dark
    return [[token, light === dark ? light : `light-dark(${light}, ${dark})`]]
  })
  const others = Object.entries(otherTokens).flatMap(([token, print]) => {
    const value = valueOf(given, token as SettingName)
    return value === '' ? [] : [[token, print(value)]]
  })
  return Object.fromEntries([...changedColors, ...others])
}

/** The colors of the stylesheet in both themes. */
export type DefaultColors = Readonly<
  Record<ColorToken, { readonly light: string; readonly dark: string }>
>

function mapValues<Name extends string, Value, Result>(
  object: Readonly<Record<Name, Value>>,
  map: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  const entries = Object.entries(object) as [Name, Value][]
  return Object.fromEntries(entries.map(([name, value]) => [name, map(value, name)])) as Record<
    Name,
    Result
  >
}
