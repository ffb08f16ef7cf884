/** Where a deposit may come from, and what is said of each. */
export const sources = {
  exchange: 'Exchange account',
  wallet: 'Crypto wallet',
  'cash-app': 'Cash App',
} as const

export type Source = keyof typeof sources

export function isSource(text: string): text is Source {
  return Object.hasOwn(sources, text)
}
