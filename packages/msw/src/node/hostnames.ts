/** Returns the host of a URL without port and brackets, in lower case. */
export function hostnameOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '')
}

/** Spells an address to listen on as `hostnameOf` does: `0` as `0.0.0.0`. */
export function hostnameOfAddress(address: string): string {
  const url = `http://${address.includes(':') ? `[${address}]` : address}`
  // An address with a zone, such as fe80::1%eth0, has no URL.
  return URL.canParse(url) ? hostnameOf(url) : address
}

/** Returns whether an address to listen on includes every address of this machine. */
export function isEverywhere(address: string): boolean {
  return ['0.0.0.0', '::'].includes(hostnameOfAddress(address))
}

/** Spells the address that a server listens on for the URL of its clients. */
export function hostInUrl(address: string): string {
  // A wildcard is not an address to connect to. It includes the loopback address.
  if (isEverywhere(address)) return '127.0.0.1'
  const hostname = hostnameOfAddress(address)
  return hostname.includes(':') ? `[${hostname}]` : hostname
}
