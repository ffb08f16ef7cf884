import type { en } from './en/en.ts'

/** Every word of one language, by area: English is the type. */
export type Messages = typeof en

/** One area of the words, such as those of the checkout. */
export type MessageArea = Exclude<keyof Messages, 'language'>

/** Words of one's own: any of them, each where it is in `Messages`. */
export type MessageOverrides = Own<Messages>

type Own<T> = T extends string ? string : { readonly [Key in keyof T]?: Own<T[Key]> }
