/** The three measured calls, as a merchant writes them with each client. */
export interface Client {
  readonly order: (id: string) => Promise<unknown>
  readonly quote: () => Promise<unknown>
  readonly checkout: () => Promise<unknown>
}

export type CallName = keyof Client
