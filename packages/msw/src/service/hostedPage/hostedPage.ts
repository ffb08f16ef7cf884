import type { EndpointCall } from '../http/endpoint.ts'
import type { Effects } from '../scenario/effects.ts'

/** A page about one thing, an order or a customer, which opens with a session that is given out with its address. */
export interface HostedPage<Subject> {
  /** Where it lives: its address is `/{root}/{id}?session=`. */
  readonly root: string
  readonly find: (id: string) => Subject | undefined
  /** What the address of a subject's page is made of. */
  readonly address: (subject: Subject) => { readonly id: string; readonly session: string }
  /** How things go for a subject now. */
  readonly effects: (subject: Subject) => Effects
  /** Somebody has opened the page: the subject from then on. */
  readonly opened: (subject: Subject) => Subject
  /** The whole document, as things stand. */
  readonly view: (subject: Subject, call: Pick<EndpointCall, 'serviceUrl' | 'url'>) => string
  /**
   * What each form does, by its name. It answers nothing: the person is sent to the page, which
   * shows how things stand, faults of the form included. A form that does not fit there does
   * nothing.
   */
  readonly actions: Readonly<Record<string, (subject: Subject, form: URLSearchParams) => void>>
}
