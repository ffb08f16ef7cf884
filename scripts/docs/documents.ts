import { assumptionsPage } from './assumptions.ts'
import { coverage } from './coverage.ts'
import { contracts } from './openapi/contracts.ts'
import { openApi } from './openapi/openApi.ts'
import { readContract } from './openapi/readContract.ts'
import { partsPage } from './partsPage.ts'
import { scenariosPage } from './scenariosPage.ts'
import { securityHeadersPage } from './securityHeadersPage.ts'
import { stylingPage } from './stylingPage.ts'

/** Every generated document by its path in the repository. */
export const documents: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/assumptions.md': assumptionsPage,
  'docs/coverage.md': coverage,
  'docs/openapi.json': async () =>
    `${JSON.stringify(openApi(contracts, await readContract()), null, 2)}\n`,
  'docs/parts.md': partsPage,
  'docs/scenarios.md': scenariosPage,
  'docs/security-headers.md': securityHeadersPage,
  'docs/styling.md': stylingPage,
}
