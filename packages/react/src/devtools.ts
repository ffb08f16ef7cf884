export type { OnrampDevtoolsProps } from './devtools/DevtoolsPanel.tsx'
export { OnrampDevtools } from './devtools/OnrampDevtools.tsx'
export { createRequestLog, type LoggedRequest, type RequestLog } from './devtools/recordRequests.ts'
