import type { CustomerRecord } from '../../accounts/customers.ts'
import { beginIdentity, submitIdentity } from '../../accounts/review.ts'
import type { Engine } from '../../engine.ts'
import { effectsOf } from '../../scenario/effects.ts'
import type { HostedPage } from '../pageEndpoints.ts'
import { identityStep, identityView } from './identityView.ts'
import { readIdentity } from './readIdentity.ts'

/**
 * The hosted page that verifies who a customer is. It tells the page that frames it nothing: the
 * status poll does. (Interface: Superseded routes, kyc-link; assumption `accounts.verification`.)
 */
export function identityPage(engine: Engine): HostedPage<CustomerRecord> {
  const { clock, customers } = engine
  return {
    root: 'identity',
    find: (id) => customers.find(id),
    address: ({ id, sessions }) => ({ id, session: sessions.identity }),
    effects: () => effectsOf(engine),
    opened: (record) => beginIdentity(engine, record),
    view: (record, { serviceUrl }) => identityView(record, effectsOf(engine), serviceUrl),
    actions: {
      submit(record, form) {
        if (identityStep(record) !== 'form') return
        const reading = readIdentity(form, clock.now())
        const begun = beginIdentity(engine, record)
        if (reading.errors) customers.put({ ...begun, errors: reading.errors })
        else submitIdentity(engine, begun, reading.verdict)
      },
    },
  }
}
