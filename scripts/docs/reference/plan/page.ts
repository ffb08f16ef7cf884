import type { EntryName } from '../entries.ts'

/** A page of the reference, its sections, and the exports that they describe. */
export interface ReferencePage {
  readonly file: string
  readonly title: string
  readonly description: string
  readonly intro: string
  readonly sections: readonly {
    readonly title: string
    readonly entry: EntryName
    readonly names: readonly string[]
  }[]
}

/** Names separated by spaces. */
export const list = (names: string): readonly string[] => names.trim().split(/\s+/)
