export { createRequestLog } from './devtools/createRequestLog.ts'
export { OnrampDevtools, type OnrampDevtoolsProps } from './devtools/OnrampDevtools.tsx'
export type { LoggedRequest, RequestLog } from './devtools/recordRequests.ts'
