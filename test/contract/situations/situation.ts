import { openWorld } from '../interfaceWorld.ts'

/** A response of the simulated service. */
export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Brings the simulated service into the state of a sample and returns its response; `body` is the body of a request sample. */
type Situation = (body: unknown) => Promise<Answer>

/** Situations by sample, such as `card.orders.get/order_completed`. */
export type Situations = Readonly<Record<string, Situation>>

export const get = (path: string, ask: Parameters<ReturnType<typeof openWorld>['ask']>[2] = {}) =>
  openWorld().ask('GET', path, ask)
