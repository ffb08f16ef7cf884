import type { en } from './en/en.ts'

/** Every message of one language, by area. English is the type. */
export type Messages = typeof en

/** One area of the messages, such as those of the checkout. */
export type MessageArea = Exclude<keyof Messages, 'language'>

/** Overrides of any messages, each at its place in `Messages`. `undefined` keeps the message. */
export type MessageOverrides = Own<Messages>

type Own<T> = T extends string ? string : { readonly [Key in keyof T]?: Own<T[Key]> | undefined }
