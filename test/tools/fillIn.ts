import type { OnrampClient } from '@onramp-kit/core'
import type { Service } from '@onramp-kit/msw'
import { person, registration } from './bankSamples.ts'
import { WALLET } from './cardSamples.ts'

/** Opens a hosted page of the simulated service and submits a form on it. */
async function fillIn(
  service: Service,
  url: string,
  action: string,
  form: Record<string, string>,
): Promise<void> {
  const { status } = await service.handle(new Request(url))
  if (status !== 200) throw new Error(`the hosted page responded with ${status}`)
  const target = new URL(url)
  target.pathname += `/${action}`
  const body = new URLSearchParams(form)
  const sent = await service.handle(new Request(target, { method: 'POST', body }))
  if (sent.status !== 303) throw new Error(`the form responded with ${sent.status}`)
}

/** Accepts the terms on their hosted page. */
export const acceptTerms = (service: Service, url: string) =>
  fillIn(service, url, 'accept', { agreement: 'on' })

interface World {
  readonly client: OnrampClient
  readonly service: Service
}

/** Accepts the terms of the registered customer. */
export async function acceptOwnTerms({ client, service }: World): Promise<void> {
  const { url } = await client.virtualAccounts.termsOfService({ wallet: WALLET })
  await acceptTerms(service, url)
}

/** Registers a customer with this status and accepted terms. */
export async function registerAs(world: World, status: string): Promise<void> {
  await world.client.virtualAccounts.register(registration)
  await acceptOwnTerms(world)
  world.service.customerStatus(WALLET, status)
}

/** Submits the hosted identity page with the result of the review. */
export const identify = (
  service: Service,
  url: string,
  verdict: 'approved' | 'rejected' = 'approved',
) => fillIn(service, url, 'submit', { ...person, verdict })
