import type { Contract } from './contracts.ts'
import { headers, operation } from './operation.ts'
import { type Declaration, routeDocs } from './readContract.ts'
import { securitySchemes } from './security.ts'
import { wireSchemas } from './wireSchemas.ts'

/** The info of the document. (Interface: What the service does, Versioning 1.) */
const info = {
  title: 'Onramp service',
  version: 'v1',
  summary: 'Takes fiat and pays out a stablecoin to an EVM wallet.',
  description: [
    'Card purchases through a hosted payment page, bank accounts for a wallet, the settings of a hosted crypto-deposit flow, and exchange rates for display.',
    'The document makes assumptions where the interface of the service shows nothing. Each part that depends on an assumption names it in `x-assumption`; `x-assumptions` describes each assumption and how users of Onramp Kit override it, or what happens without an override.',
    '`x-idempotent` states whether sending a request twice has the same effect as sending it once. A program may retry only such a request.',
    'Objects can gain fields, and strings with known values can gain values: accept both.',
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
}

/** The base URLs of both environments, which come with the keys. (Interface: Versioning 2.) */
const servers = [
  {
    url: '{base_url}',
    description: 'Production, for keys that begin with svc_public_live_',
    variables: { base_url: { default: 'https://service.example' } },
  },
  {
    url: '{sandbox_base_url}',
    description: 'Sandbox, for keys that begin with svc_public_sandbox_',
    variables: { sandbox_base_url: { default: 'https://sandbox.service.example' } },
  },
  { url: 'http://127.0.0.1:4010', description: 'The simulated service of @onramp-kit/msw' },
]

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
    const docs = routeDocs(id, route, declarations)
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation({ ...row, wire, docs }, components, declarations),
    }
    tags.set(docs.tag.name, docs.tag)
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
