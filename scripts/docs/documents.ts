import { assumptionsPage } from './assumptions.ts'
import { errorPages } from './errors/errorPages.ts'
import { messagesPage } from './messagesPage.ts'
import { contracts } from './openapi/contracts.ts'
import { openApi } from './openapi/openApi.ts'
import { readContract } from './openapi/readContract.ts'
import { partsPage } from './partsPage.ts'
import { referencePages } from './reference/referencePages.ts'
import { SITE } from './sitePage.ts'
import { situationsPage } from './situationsPage.ts'
import { stylingPage } from './stylingPage.ts'

/** Every generated document by its path in the repository. */
export const documents: Readonly<Record<string, () => string | Promise<string>>> = {
  'generated/openapi.json': async () =>
    `${JSON.stringify(openApi(contracts, await readContract()), null, 2)}\n`,
  [`${SITE}/reference/assumptions.md`]: assumptionsPage,
  [`${SITE}/reference/messages.md`]: messagesPage,
  [`${SITE}/reference/parts.md`]: partsPage,
  [`${SITE}/reference/situations.md`]: situationsPage,
  [`${SITE}/reference/styling.md`]: stylingPage,
  ...referencePages(),
  ...errorPages(),
}
