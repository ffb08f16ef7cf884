/** The info of the document. (Interface: What the service does, Versioning 1.) */
export const info = {
  title: 'Onramp service',
  version: 'v1',
  summary: 'Fiat is paid in, and a stablecoin is paid out to an EVM wallet.',
  description: [
    "Card purchases by a hosted payment page, bank accounts of a wallet's own, the settings of a hosted crypto-deposit flow, and exchange rates for display.",
    'What the interface of the service does not show is assumed. Each part that rests on an assumption names it in `x-assumption`; `x-assumptions` says what is assumed, and how users of Onramp Kit say otherwise, or what holds otherwise.',
    '`x-repeatable` says whether sending a request twice does no more than sending it once. Only then may a program send it again by itself.',
    'Objects may gain fields, and strings with known values may gain values: take both as they come.',
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
