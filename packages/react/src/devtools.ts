export { createRequestLog } from './devtools/createRequestLog.ts'
export type { OnrampDevtoolsProps } from './devtools/DevtoolsPanel.tsx'
export { OnrampDevtools } from './devtools/OnrampDevtools.tsx'
export type { LoggedRequest, RequestLog } from './devtools/recordRequests.ts'
