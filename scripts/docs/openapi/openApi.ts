import type { Contract } from './contracts.ts'
import { headers } from './errorResponses.ts'
import { info, servers } from './info.ts'
import { operation } from './operation.ts'
import type { Declaration } from './readContract.ts'
import { areaOf, routeDocs } from './routeDocs.ts'
import { securitySchemes } from './security.ts'
import { wireSchemas } from './wireSchemas.ts'

/** The service as an OpenAPI 3.1 document, derived from the contract's tables and their doc comments. */
export function openApi(
  contracts: readonly Contract[],
  declarations: readonly Declaration[],
): object {
  const ledger = Object.assign({}, ...contracts.map(({ assumptions }) => assumptions)) as object
  const rows = contracts.flatMap((contract) =>
    Object.entries(contract.routes).map(([id, route]) => ({ id, route, contract })),
  )
  const { wires, components } = wireSchemas(
    rows.map(({ route }) => route),
    declarations,
    Object.keys(ledger),
  )
  const paths: Record<string, Record<string, object>> = {}
  const tags = new Map<string, object>()
  for (const [index, row] of rows.entries()) {
    const { id, route } = row
    const wire = wires[index] ?? { parameters: {} }
    const method = route.method.toLowerCase()
    paths[route.path] = {
      ...paths[route.path],
      [method]: operation({ ...row, wire }, components, declarations),
    }
    const name = areaOf(id)
    const { area } = routeDocs(id, route, declarations)
    tags.set(name, { name, description: area.text })
  }
  return {
    openapi: '3.1.0',
    info,
    servers,
    tags: [...tags.values()],
    paths,
    components: { securitySchemes: securitySchemes(contracts), headers, schemas: components },
    'x-assumptions': ledger,
  }
}
