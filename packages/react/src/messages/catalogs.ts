import type { Messages } from './messages.ts'

/** The languages there are beside English, each fetched when it is needed and not before. */
export const catalogs: Readonly<Record<string, () => Promise<Messages>>> = {
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  es: () => import('./es.ts').then(({ es }) => es),
  'pt-BR': () => import('./pt-BR.ts').then(({ ptBR }) => ptBR),
  it: () => import('./it.ts').then(({ it }) => it),
  nl: () => import('./nl.ts').then(({ nl }) => nl),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  tr: () => import('./tr.ts').then(({ tr }) => tr),
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  'zh-Hans': () => import('./zh-Hans.ts').then(({ zhHans }) => zhHans),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
}
