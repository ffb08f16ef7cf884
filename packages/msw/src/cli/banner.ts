import { CHALLENGE_CODE } from '../service/hostedPage/payment/answerChallenge.ts'

/** What is printed once the service is up: where it is, and all one needs to use it. */
export function banner(url: string, seed: number): string {
  return `The simulated onramp service is at ${url}

Client     give the client baseUrl: '${url}'
Keys       svc_public_sandbox_demo   from every origin
           svc_public_live_demo      from https://shop.example
Card       4242 4242 4242 4242, any expiry date to come, any security code
           the bank asks for a code: ${CHALLENGE_CODE}
Controls   POST ${url}/_simulator/reset
           POST ${url}/_simulator/clock                      {"advance_ms": 4000}
           POST ${url}/_simulator/orders/{id}/callbacks      {"status": "order_cancelled"}
           POST ${url}/_simulator/customers/{wallet}/status  {"status": "active"}
           GET  ${url}/_simulator/state
Seed       ${seed} (--seed ${seed} gives the same ids again)

Stop it with Ctrl+C.
`
}
