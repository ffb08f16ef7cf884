import type { Messages } from './messages.ts'

/** A language's module exports its catalog, and nothing else. */
async function catalogOf(module: Promise<Readonly<Record<string, Messages>>>): Promise<Messages> {
  const [catalog] = Object.values(await module) as [Messages]
  return catalog
}

/** The languages there are beside English, each fetched when it is needed and not before. */
export const catalogs: Readonly<Record<string, () => Promise<Messages>>> = {
  de: () => catalogOf(import('./de.ts')),
  fr: () => catalogOf(import('./fr.ts')),
  es: () => catalogOf(import('./es.ts')),
  'pt-BR': () => catalogOf(import('./pt-BR.ts')),
  it: () => catalogOf(import('./it.ts')),
  nl: () => catalogOf(import('./nl.ts')),
  pl: () => catalogOf(import('./pl.ts')),
  tr: () => catalogOf(import('./tr.ts')),
  ja: () => catalogOf(import('./ja.ts')),
  'zh-Hans': () => catalogOf(import('./zh-Hans.ts')),
  ar: () => catalogOf(import('./ar.ts')),
}
