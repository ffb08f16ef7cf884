import type { Variant } from './explore.ts'
import { OTHER_WALLET, WALLET } from './world.ts'

interface Explorable extends Variant {
  /** The longest sequence of acts. `Infinity` tries all of them, until no new state appears. */
  readonly most: { readonly full: number; readonly small: number }
}

/** Acts that concern one tab alone, and are explored there: the product of two tabs is out of reach. */
const ofOneTab =
  /left|returned|another view|offline|everything|read |declined|review|differs|new status|429|500|proxy|unsafe|ten minutes/

const ALL = Number.POSITIVE_INFINITY

export const variants = {
  'one tab': { wallets: [WALLET], most: { full: ALL, small: 6 } },
  'one tab that keeps its page': {
    wallets: [WALLET],
    resume: 'page',
    without: /offline|everything|declined|differs|new status|429|500|proxy/,
    most: { full: ALL, small: 5 },
  },
  'two tabs': { wallets: [WALLET, WALLET], without: ofOneTab, most: { full: 9, small: 6 } },
  'two tabs without a lock': {
    wallets: [WALLET, WALLET],
    hasLock: false,
    without: ofOneTab,
    most: { full: 9, small: 6 },
  },
  'two wallets': {
    wallets: [WALLET, OTHER_WALLET],
    without: ofOneTab,
    most: { full: 7, small: 5 },
  },
} satisfies Readonly<Record<string, Explorable>>

export type VariantName = keyof typeof variants
