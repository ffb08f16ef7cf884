/** Scheme and host. Browsers look at the registrable domain; to this jar each host is a site of its own. */
export function siteOf({ protocol, hostname }: URL): string {
  return `${protocol}//${hostname}`
}
