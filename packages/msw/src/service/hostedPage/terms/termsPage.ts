import type { CustomerRecord } from '../../accounts/customers.ts'
import { acceptTerms } from '../../accounts/review.ts'
import type { Engine } from '../../engine.ts'
import { effectsOf } from '../../scenario/effects.ts'
import type { HostedPage } from '../hostedPage.ts'
import { termsView } from './termsView.ts'

/** The hosted page of the terms of service. (Interface: Superseded routes, tos-link; assumption `accounts.terms`.) */
export function termsPage(engine: Engine): HostedPage<CustomerRecord> {
  const { customers } = engine
  return {
    root: 'terms',
    find: (id) => customers.find(id),
    address: ({ id, sessions }) => ({ id, session: sessions.terms }),
    effects: () => effectsOf(engine),
    opened: (record) => record,
    view: (record, { serviceUrl, url }) =>
      termsView(record, url.searchParams.has('left'), serviceUrl),
    actions: {
      accept(record, form) {
        if (form.has('agreement')) acceptTerms(engine, record)
        else
          customers.put({ ...record, errors: { agreement: 'Tick the box to accept the terms.' } })
      },
    },
  }
}
