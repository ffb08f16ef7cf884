import type { CustomerRecord } from '../../accounts/customers.ts'
import { beginIdentity, submitIdentity } from '../../accounts/review.ts'
import type { Engine } from '../../engine.ts'
import { activeBehavior } from '../../scenario/behavior.ts'
import type { HostedPage } from '../pageEndpoints.ts'
import { identityStep, identityView } from './identityView.ts'
import { readIdentity } from './readIdentity.ts'

/**
 * Creates the hosted identity page. It posts no messages; the embedding page polls the status instead. (Interface:
 * Superseded routes, kyc-link; assumption `accounts.verification`.)
 */
export function identityPage(engine: Engine): HostedPage<CustomerRecord> {
  const { clock, customers } = engine
  return {
    root: 'identity',
    find: (id) => customers.find(id),
    address: ({ id, pageTokens }) => ({ id, pageToken: pageTokens.identity }),
    behavior: () => activeBehavior(engine),
    markVisited: (record) => beginIdentity(engine, record),
    view: (record, { serviceUrl }) => identityView(record, activeBehavior(engine), serviceUrl),
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
