import { frameAttributes, hostedFeatures } from '../../packages/core/src/frame/frameAttributes.ts'
import { type PagePolicy, pagePolicies } from '../../packages/doctor/src/page/pagePolicies.ts'
import { sitePage, TO_ROOT } from './sitePage.ts'

const sites = { service: 'https://SERVICE', hosted: ['https://CARD-PAGE'] }
const { src: _, ...attributes } = frameAttributes(
  'https://card-page.example',
  'https://shop.example',
)

/** Prints the security headers of each use. */
export function securityHeadersPage(): string {
  return sitePage(
    'Security headers',
    'The strictest Content-Security-Policy and Permissions-Policy that each use works with.',
    `This page lists the strictest headers that each way to use Onramp Kit works with. Add directives that your own page needs.

\`npm run docs\` generates this page from [\`pagePolicies.ts\`](${TO_ROOT}/packages/doctor/src/page/pagePolicies.ts). The tests in
[\`test/e2e\`](${TO_ROOT}/test/e2e/policies.spec.ts) serve pages with exactly these headers in Chromium and Firefox, complete a
purchase without a violation, and remove directives to prove that they are needed. WebKitGTK completes a purchase under the
same headers.

## A page with components

${headers(pagePolicies.components(sites))}

\`https://SERVICE\` is the origin of your \`baseUrl\`. \`https://CARD-PAGE\` is the origin of the \`url\` that
\`card.checkout\` returns; ask the service for its origins. \`<BankDeposit>\` shows two more pages, for the terms and the
identity check, and \`<CryptoDeposit>\` shows the page of the rail's \`webview_url\`: list each beside the card page, in
\`frame-src\` and in every feature. The simulated service serves all of them from its own origin.

| directive | purpose |
| --- | --- |
| \`connect-src\` | The client sends requests only to the service. |
| \`frame-src\` | Only the hosted pages load in frames. If the provider redirects its frame to another origin, list that origin too. This directive alone blocks a redirect to your own origin, which a check of the first URL cannot detect. |
| \`style-src\` | The stylesheet is a file; the markup contains no inline styles. |
| \`script-src\` | The components use no \`eval\` and no inline scripts. |
| \`img-src\` | Browsers request the icon of your page, by default \`/favicon.ico\`, and report it if it is blocked. The components load no image. |
| \`form-action\` | Scripts submit the components' forms. |
| \`base-uri\` | No URL resolves against another base. |
| \`frame-ancestors\` | See [Clickjacking](#clickjacking). |
| \`require-trusted-types-for\` | No text becomes markup or script. |

## Clickjacking

Do not let other sites frame a page that takes money: an attacker could overlay it. Set \`frame-ancestors 'none'\`, or
\`'self'\` and the origins you trust. \`X-Frame-Options\` is not needed in addition.

If \`frame-src\` omits a hosted page, the components offer to open it in a tab at once and, in development, name the directive
and the origin in the console.

The hosted pages set their own \`frame-ancestors\`, which must include your origin; otherwise the frame stays empty. A page
cannot detect that, so the components always offer to open the hosted page in a tab.

## Permissions of the hosted pages

The hosted pages use ${hostedFeatures.map((feature) => `\`${feature}\``).join(', ')}:
to take payments, use passkeys, copy text, and photograph documents. The frame's \`allow\` attribute delegates these
features, also to a bank's 3-D Secure page nested in the hosted page.

If you send a \`Permissions-Policy\`, list the hosted page *and* \`self\`: a page can only delegate a feature that it may use
itself. A bank's nested page needs no entry. If the provider redirects the frame itself to the bank, whose origin is
unknown, use \`*\` instead of the list, and \`frame-src https:\`. Without a \`Permissions-Policy\` header everything works.

## Cross-origin isolation

\`Cross-Origin-Opener-Policy: same-origin\` separates your page from tabs of other origins. The components open the hosted
page's tab without an opener in any case.

Do not send \`Cross-Origin-Embedder-Policy\`. It blocks a framed page that does not opt in, and card pages do not; the buyer
could then pay only in a tab. In development the console warns of both headers: of a cross-origin isolated page, and of a
\`Permissions-Policy\` that denies \`payment\` (in Chromium).

## A page with the client alone

For a page that renders its own UI and opens the hosted page in a tab:

${headers(pagePolicies.client(sites))}

If the page uses \`hostFrame\`, use the headers of a page with components.

## A page with the simulated service

For development only, with [the worker](../guides/testing/worker.md). It writes the hosted pages into their frames, with their
scripts and styles, and they resolve URLs against their own base.

${headers(pagePolicies.worker(sites))}

## What the components do

- They create the frame of a hosted page with \`referrerpolicy="${attributes.referrerpolicy}"\`,
  \`allow="${attributes.allow}"\` and
  \`sandbox="${attributes.sandbox}"\`.
- They neither frame, link nor navigate to a URL that is not https (except on loopback), that contains a user or a password, or that has
  your page's own origin, where the sandbox would have no effect.
- They accept a message only from the hosted page's exact origin and window, whatever its content. A message only triggers
  the next read earlier, at most once a second.
- They do not print or store a key, wallet, bank detail or e-mail address, or put one into an error's message, fields or
  cause. While an order is open, \`localStorage\` holds its id, amount, currency, chain, token, trade type, time and
  progress, under a hash of the key, the base URL and the wallet. With \`resume="page"\`, \`sessionStorage\` also holds the
  URL of the payment page. The wallet is in the URL of every read (\`?wallet=\`), as the service's interface requires, and in React Query's
  cache: if you persist that cache, exclude the queries whose key starts with \`onramp-kit\`.`,
  )
}

function headers(policy: PagePolicy): string {
  const lines = Object.entries(policy).map(([name, value]) => `${name}: ${value}`)
  return ['```http', ...lines, '```'].join('\n')
}
