import { WALLET } from '@onramp-kit/test-tools/cardSamples'
import { scriptNetwork, type Turn } from '@onramp-kit/test-tools/scriptedNetwork'
import { createSupersededTestClient } from '@onramp-kit/test-tools/supersededClient'

export const MINUTE = 60_000
export const address = WALLET
export const customer = { address, status: 'active', has_accepted_terms_of_service: true }
export const done = () => new Response(null, { status: 204 })
export const proof = { address, message: 'example wants …', signature: '0xab' }

/** The requests of a wallet read and of a renewal. */
export const get = `GET wallets/${address}`
export const renewal = `POST session/${address}/siwe`

/** A client on a scripted network: one turn for each request. */
export function setUp(...turns: Turn[]) {
  const network = scriptNetwork(...turns)
  const world = createSupersededTestClient({ fetch: network.fetch })
  const sent = () =>
    network.requests.map(({ method, url }) => `${method} ${new URL(url).pathname.split('/v1/')[1]}`)
  return { ...world, network, sent }
}
