import { openWorld } from '../rules/interfaceWorld.ts'

/** What the simulated service answers. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Brings the simulated service to where it answers as a sample says; `body` is what a sample of a request holds. */
type Situation = (body: unknown) => Promise<Answer>

/** Situations by the samples they are of: `card.orders.get/order_completed`. */
export type Situations = Readonly<Record<string, Situation>>

export const get = (path: string, ask: Parameters<ReturnType<typeof openWorld>['ask']>[2] = {}) =>
  openWorld().ask('GET', path, ask)
