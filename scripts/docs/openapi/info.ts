/** The info of the document. (Interface: What the service does, Versioning 1.) */
export const info = {
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
export const servers = [
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
