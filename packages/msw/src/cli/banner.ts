/** What is printed once the service is up: where it is, and all one needs to use it. */
export function banner(url: string): string {
  return `The simulated onramp service is at ${url}

Keys       svc_public_sandbox_demo   from every origin
           svc_public_live_demo      from https://shop.example
Controls   POST ${url}/_simulator/reset
           POST ${url}/_simulator/clock                  {"advance_ms": 4000}
           POST ${url}/_simulator/orders/{id}/callbacks  {"status": "order_cancelled"}
           GET  ${url}/_simulator/state

Stop it with Ctrl+C.
`
}
