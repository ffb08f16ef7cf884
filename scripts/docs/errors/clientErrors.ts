import type { ErrorText } from './serviceErrors.ts'

/** An error that the client itself raises. */
export interface ClientErrorText extends ErrorText {
  /** The class of the error. */
  readonly thrown: string
  readonly outcome: string
}

const config = { thrown: 'ConfigError', outcome: '`none`: nothing was sent' } as const
const contract = {
  thrown: 'ContractError',
  outcome: '`unknown` for a purchase and a registration, otherwise `none`',
} as const

/** Every error code of the client. */
export const clientErrors: Readonly<Record<string, ClientErrorText>> = {
  network_error: {
    thrown: 'NetworkError',
    outcome: '`unknown` for a purchase or a registration that was sent, otherwise `none`',
    cause:
      'No response arrived. The service does not run at `baseUrl`, the device is offline, the connection was lost, or the browser blocked the request: by CORS, by `connect-src` of your Content-Security-Policy, or by an extension. A page cannot tell these apart; the console of the browser can.',
    remedy:
      "Check that the service runs at `baseUrl`. On a server, `cause` says why the connection failed. In a page, open the browser's console. If it names CORS, add the page's origin to the key's allowlist; if it names the policy, add the service to [`connect-src`](../reference/security-headers.md). After a purchase let the buyer decide: the service may have acted.",
    simulated: "`service.scenario('flaky_network')`.",
  },
  request_not_sent: {
    ...config,
    cause:
      'The request could not be built. The message says why: usually the option `headers` returns a header that cannot be sent, or a promise. The other reasons: a runtime without `fetch`; `idempotency` in one without `crypto.getRandomValues`, such as React Native without a polyfill; a purchase that `platform.storage` does not return at once, as in React Native without that option; or a `buildUrl` that throws.',
    remedy:
      'Correct `headers`: an object of names and values of Latin-1 characters without line breaks, returned at once. Outside a browser pass `platform.storage`. A checkout shows its form again, and the buyer can try again.',
  },
  timeout: {
    thrown: 'TimeoutError',
    outcome: '`unknown` for a purchase and a registration, otherwise `none`',
    cause: 'No response arrived within `timeout`, 20 seconds by default.',
    remedy:
      'The client retries reads. After a purchase let the buyer decide: the service may have acted. Raise `timeout` only if the service is known to be slow.',
    simulated: "`service.scenario('slow')` with a short `timeout`.",
  },
  unreadable_answer: {
    ...contract,
    cause:
      'The body of the response is not JSON. Usually a proxy, a gateway or a login page answered.',
    remedy:
      'Check `baseUrl`: open it in a browser. If the service has another path for the operation, set `paths`.',
    simulated: "`service.scenario('flaky_network')` truncates some responses.",
  },
  foreign_envelope: {
    ...contract,
    cause:
      'The body of an error response is JSON, but not `{ error: { code, message } }`. A gateway answered, or the service sends errors of another shape.',
    remedy:
      'Check `baseUrl`. If the service sends other errors, read them with the option [`errors`](../concepts/outcomes.md#read-errors-of-another-shape).',
  },
  unexpected_answer: {
    ...contract,
    cause:
      'The response does not have the shape of the contract. `error.fields` lists the fields, `error.assumptions` the [assumptions](../reference/assumptions.md) that may be wrong.',
    remedy:
      'Run the [doctor](../guides/doctor.md): it compares the service with the assumptions and writes the overrides. By hand, set [`schemas`](../concepts/outcomes.md#read-responses-of-another-shape).',
  },
  invalid_input: {
    thrown: 'InputError',
    outcome: '`none`: nothing was sent',
    cause: 'The input breaks a rule of the interface. `error.fields` lists every invalid field.',
    remedy: 'Correct the fields. The types find most of these before the code runs.',
  },
  invalid_option: {
    ...config,
    cause: 'An option of `createOnrampClient` is invalid. The message names it.',
    remedy: 'Correct the option: [client options](../reference/client.md).',
  },
  invalid_timeout: {
    ...config,
    cause: '`timeout` is not a number of milliseconds from 1 to 600000.',
    remedy: 'Correct it, or leave it out: the default is 20 seconds.',
  },
  invalid_base_url: {
    ...config,
    cause:
      '`baseUrl` is not an https URL without user, query and fragment, or has no entry for the environment of the key. A live key requires https. http on another machine is allowed for a sandbox key only, and on loopback for both.',
    remedy: 'Correct the URL. An environment variable that is not set is a common reason.',
  },
  secret_key: {
    ...config,
    cause: '`publishableKey` looks like a secret key.',
    remedy:
      'Revoke the key if it has reached a browser or a repository. Pass the publishable key, which begins with `svc_public_`.',
  },
  invalid_key: {
    ...config,
    cause: '`publishableKey` does not begin with `svc_public_live_` or `svc_public_sandbox_`.',
    remedy:
      'Copy the key from the dashboard. An environment variable that is not set is a common reason: its name must begin with `VITE_` in Vite, `NEXT_PUBLIC_` in Next.js, `NUXT_PUBLIC_` in Nuxt, and `PUBLIC_` in Astro and SvelteKit 2.',
  },
  unsafe_hosted_url: {
    ...config,
    cause:
      'The URL of a hosted page is not https, contains a user or a password, or has the origin of your own page, where the sandbox of a frame has no effect. http is allowed on loopback, and of the origin of a sandbox client whose `baseUrl` is http.',
    remedy:
      'Serve the simulated service from another origin than your page; another port is enough. From the real service this is an incident: report it.',
  },
  authorization_missing: {
    ...config,
    cause:
      '`authorize` of a crypto deposit resolved without text: with nothing, or with an object. Nothing was opened.',
    remedy: 'Resolve with the authorization of your server as text, or reject.',
  },
  authorization_rejected: {
    thrown: 'OnrampError',
    outcome: '`none`: nothing was opened',
    cause: '`authorize` of a crypto deposit rejected. `error.cause` is its error.',
    remedy: 'Handle the error in your `authorize`: your server refused the deposit or failed.',
  },
  invalid_webview_url: {
    ...config,
    cause: 'The URL of the crypto deposit page is not https, or contains a user or a password.',
    remedy:
      'If you pass `buildUrl`, correct the URL that it returns. Otherwise the service sent it: report it to its support.',
  },
}
