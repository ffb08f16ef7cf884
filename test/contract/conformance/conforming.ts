import type { Service, ServiceOptions } from '@onramp-kit/msw'
import document from '../../../docs/openapi.json' with { type: 'json' }
import { scenarios } from '../../../packages/msw/src/scenarios/scenarios.ts'
import { serviceFetch } from '../../../packages/msw/src/service/serviceFetch.ts'
import { createAnswerCheck } from './answerCheck.ts'

const check = createAnswerCheck(document)

/** A service each of whose answers is held to docs/openapi.json, by whatever door it is asked. */
export function conforming(service: Service, { superseded = {} }: ServiceOptions = {}): Service {
  const difference = {
    places: service.routes,
    errors: superseded.statuses !== undefined,
  }
  const handle: Service['handle'] = async (request, mount = {}) => {
    const answer = await service.handle(request, mount)
    if (answer.type === 'error') return answer
    const { basePath = '' } = mount
    const { pathname } = new URL(request.url)
    const text = await answer.clone().text()
    const fault = check(
      {
        method: request.method,
        path: pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname,
        status: answer.status,
        contentType: answer.headers.get('content-type'),
        text,
      },
      difference,
    )
    if (fault !== undefined && !isBrokenOnPurpose(service, text)) complain(fault)
    return answer
  }
  return { ...service, handle, fetch: serviceFetch(handle) }
}

/** Whoever asked may take a rejection for a failed network. Nobody handles the other one, which fails the run. */
function complain(fault: string): never {
  const error = new Error(fault)
  void Promise.reject(error)
  throw error
}

/** A scenario may cut an answer off, or answer as a proxy does. */
function isBrokenOnPurpose(service: Service, text: string): boolean {
  const { orders, scenario } = service.state()
  const inForce = new Set([scenario, ...orders.map((order) => order.scenario)])
  const breaks = [...inForce].some((name) =>
    scenarios[name].faults?.some(({ response }) => typeof response === 'string'),
  )
  return breaks && !isJson(text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
