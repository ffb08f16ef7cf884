import { frameAttributes, hostedFeatures } from '../../packages/core/src/frame/frameAttributes.ts'
import { type PagePolicy, pagePolicies } from './pagePolicies.ts'

const sites = { service: 'https://SERVICE', hosted: ['https://CARD-PAGE'] }
const { src: _, ...attributes } = frameAttributes(
  'https://card-page.example',
  'https://shop.example',
)

/** docs/security-headers.md */
export function securityHeadersPage(): string {
  return `# Security headers

The strictest headers under which a page works that uses Onramp Kit. Send no weaker ones than you must for your own parts.
Printed by \`npm run docs\` from [\`pagePolicies.ts\`](../scripts/docs/pagePolicies.ts); the tests in
[\`test/e2e\`](../test/e2e/policies.spec.ts) serve pages with exactly these in Chromium, buy on them without a violation,
and take each directive away to see what it is for.

## A page with the components

${headers(pagePolicies.components(sites))}

\`https://SERVICE\` is the origin of your \`baseUrl\`. \`https://CARD-PAGE\` is the origin of the \`url\` that \`card.checkout\`
response; ask the service which ones there are. \`<BankDeposit>\` shows two more pages, for the terms and the identity check,
and \`<CryptoDeposit>\` the one of the rail's \`webview_url\`: name each beside the card page, in \`frame-src\` and in every
feature. In the simulated service all of them are of its own origin.

| directive | what it is for |
| --- | --- |
| \`connect-src\` | The client asks the service, and nobody else. |
| \`frame-src\` | The hosted pages, and nothing a hosted page sends its frame on to: name that too, where the provider does so. A redirect to your own origin, which no look at the first address can see, is stopped by this alone. |
| \`style-src\` | The stylesheet is a file; no style is written into the markup. |
| \`script-src\` | Nothing is evaluated, and no script is written into the markup. |
| \`form-action\` | The components' forms are sent by script. |
| \`base-uri\` | No address is resolved against another base. |
| \`frame-ancestors\` | See below. |
| \`require-trusted-types-for\` | No text becomes markup or script. |

## Clickjacking

A page that takes money must not be shown in a page of somebody else's, who may lay his own over it: \`frame-ancestors
'none'\`, or \`'self'\` and those you know. \`X-Frame-Options\` is not needed beside it. A frame can't ask for this by itself,
so what the hosted pages allow is theirs to say: their \`frame-ancestors\` must name your origin, or the frame stays empty.
No page is told of that; the way to a tab of its own is always there.

## What the hosted pages may use

They need ${hostedFeatures.map((feature) => `\`${feature}\``).join(', ')}:
to pay, to use a passkey, to copy, and to photograph a document. The frame's \`allow\` passes these on, also to a bank's
3-D Secure page nested in it. A \`Permissions-Policy\` of yours must name the hosted page *and* \`self\`: what a page may not
use it can't pass on. The nested page of a bank needs no entry. Where the provider sends the frame itself on to the bank,
whose origin nobody knows, it takes \`*\` in place of the list, and a \`frame-src https:\`. Without the header all of it works.

## Cross-origin isolation

\`Cross-Origin-Opener-Policy: same-origin\` cuts your page off from tabs of others; the hosted page's own tab is opened
without a hold on yours anyway. Do not send \`Cross-Origin-Embedder-Policy\`: a hosted page that does not take part in it,
and card pages do not, is blocked in its frame, and only the tab of its own is left.

## A page with the client alone

A page that draws everything itself, and opens the hosted page in a tab:

${headers(pagePolicies.client(sites))}

With \`hostFrame\` it is a page with components.

## A page with the simulated service in it

Only while a shop is made, with [its worker](running/worker.md): its hosted pages are written into their frames, with
their scripts and styles, and resolve their addresses against their own base.

${headers(pagePolicies.worker(sites))}

## What the components do by themselves

- The frame of a hosted page is made with \`referrerpolicy="${attributes.referrerpolicy}"\`,
  \`allow="${attributes.allow}"\` and
  \`sandbox="${attributes.sandbox}"\`.
- An address that is not https (loopback excepted), has a user or a password in it, or is of your page's own origin,
  where the sandbox would be void, is neither framed nor linked.
- A message is heeded only with the hosted page's exact origin and from its own window, whatever it says; all it does is
  to bring the next read forward, once a second at the most.
- No key, wallet, bank detail or e-mail address is printed, stored, or in an error's text, fields or cause. While an order
  runs, its id, environment, chain, token and time are in \`localStorage\`, under a hash of the wallet. The wallet is in the
  address of every read (\`?wallet=\`), as the service's interface wants it, and in React Query's cache: if you persist
  that, leave out the queries whose key begins with \`onramp-kit\`.
`
}

function headers(policy: PagePolicy): string {
  const lines = Object.entries(policy).map(([name, value]) => `${name}: ${value}`)
  return ['```http', ...lines, '```'].join('\n')
}
