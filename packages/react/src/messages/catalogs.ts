import type { Messages } from './messages.ts'

/** The languages there are beside English, each fetched when it is needed and not before. */
export const catalogs: Readonly<Record<string, () => Promise<Messages>>> = {
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  tr: () => import('./tr.ts').then(({ tr }) => tr),
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  'zh-Hans': () => import('./zh-Hans.ts').then(({ zhHans }) => zhHans),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
}
