/** The three calls, as a merchant would write them with one client or another. Each gives a value of its own type. */
export interface Client {
  readonly order: (id: string) => Promise<unknown>
  readonly quote: () => Promise<unknown>
  readonly checkout: () => Promise<unknown>
}

export type CallName = keyof Client
