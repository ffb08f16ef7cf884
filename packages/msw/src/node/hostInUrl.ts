/** Spells the host that a server listens on for the URL of its clients. */
export function hostInUrl(host: string): string {
  // A wildcard is not an address to connect to. It includes the loopback address.
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
