/** What a line may contain: no key, no wallet, no e-mail address. */
interface Fields {
  readonly order?: string
  readonly cart?: string
  readonly status?: string
  readonly outcome?: string
  readonly code?: string
  readonly fields?: readonly string[]
  readonly url?: string
}

export type Log = (event: string, fields?: Fields) => void

/** Prints a line of JSON. */
export const log: Log = (event, fields) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...fields }))
