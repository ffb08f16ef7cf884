import type { Scenario, Service, ServiceOptions } from '@onramp-kit/msw'
import document from '../../../generated/openapi.json' with { type: 'json' }
import { scenarios } from '../../../packages/msw/src/scenarios/scenarios.ts'
import { serviceFetch } from '../../../packages/msw/src/service/serviceFetch.ts'
import { createAnswerCheck } from './answerCheck.ts'

const check = createAnswerCheck(document)

/** A service that checks each of its responses against generated/openapi.json, through every entry point. */
export function conforming(service: Service, { extensions = [] }: ServiceOptions = {}): Service {
  const difference = {
    places: service.routes,
    errors: extensions.some(hasOtherStatuses),
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

/** Whether an extension has other statuses than the document. */
function hasOtherStatuses(extension: object): boolean {
  return 'statuses' in extension && Object.keys(Object(extension.statuses)).length > 0
}

/** Also rejects an unhandled promise, which fails the run even if the caller treats its own rejection as a network failure. */
function complain(fault: string): never {
  const error = new Error(fault)
  void Promise.reject(error)
  throw error
}

const table: Readonly<Record<string, Scenario>> = scenarios

/** A scenario can truncate a response or send a proxy's page. */
function isBrokenOnPurpose(service: Service, text: string): boolean {
  const { orders, scenario } = service.state()
  const inForce = new Set([scenario, ...orders.map((order) => order.scenario)])
  const breaks = [...inForce].some((name) =>
    table[name]?.faults?.some(({ response }) => typeof response === 'string'),
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
