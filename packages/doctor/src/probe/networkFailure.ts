export const NO_RESPONSE = 'no response in time. Check the host, or raise --timeout.'

/** What to check, by the error codes of Node's sockets, DNS and TLS. A lasting cause does not end by waiting. */
const causes: readonly (readonly [code: RegExp, words: string, lasts?: 'lasting'])[] = [
  [
    /^ECONNREFUSED$/,
    'the connection was refused: nothing listens there. Check the host and the port.',
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    'the host name is unknown. Check --base-url and the DNS. Behind a proxy, set HTTPS_PROXY and NODE_USE_ENV_PROXY=1.',
    'lasting',
  ],
  [
    /^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/,
    'the connection was closed before the response was complete.',
  ],
  [
    /^(Z_|ERR_(_ERROR_FORMAT|BROTLI|ZSTD))/,
    'the body is not in the encoding that its Content-Encoding names. Check the proxy.',
  ],
  [/^(ETIMEDOUT|UND_ERR_\w*TIMEOUT|TimeoutError|AbortError)$/, NO_RESPONSE],
  [
    /^(EHOSTUNREACH|ENETUNREACH)$/,
    'the network does not reach the host. Check the VPN and the firewall.',
  ],
  [
    /CERT|SIGNATURE|ISSUER|ALTNAME|^DEPTH_ZERO/,
    'the TLS certificate is not trusted. Check it, or name its CA in NODE_EXTRA_CA_CERTS.',
    'lasting',
  ],
  [
    /SSL|TLS|EPROTO|HPE_|^HTTPParserError$/,
    'the server does not speak TLS or HTTP here. Check https or http, and the port.',
    'lasting',
  ],
]

/** Explains why no response arrived, without the library's text, which may hold a URL. */
export function networkFailure(error: unknown): string {
  const [code] = codesOf(error)
  return causeOf(error)?.[1] ?? `the network failed${code === undefined ? '' : ` (${code})`}.`
}

/** Whether a request would fail again until somebody changes the address, the network or the certificate. */
export function isLasting(error: unknown): boolean {
  return causeOf(error)?.[2] === 'lasting'
}

function causeOf(error: unknown): (typeof causes)[number] | undefined {
  for (const code of codesOf(error)) {
    const cause = causes.find(([pattern]) => pattern.test(code))
    if (cause !== undefined) return cause
  }
  return undefined
}

/** Lists the codes of an error and of its causes, then the names of those that may have no code. */
function codesOf(error: unknown): readonly string[] {
  if (typeof error === 'symbol') return ['TimeoutError']
  if (!(error instanceof Error)) return []
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown }
  const own = typeof code === 'string' ? [code] : []
  return [
    ...own,
    ...codesOf(cause),
    ...(/^(Abort|Timeout|HTTPParser)/.test(error.name) ? [error.name] : []),
  ]
}
