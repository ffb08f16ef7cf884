import { createOnrampClient } from '@onramp-kit/core'
import * as z from 'zod/mini'

const problem = z.object({ type: z.string(), detail: z.string() })

export const onramp = createOnrampClient({
  publishableKey: 'svc_public_sandbox_demo',
  baseUrl: 'http://127.0.0.1:4010',
  errors: z.pipe(
    problem,
    z.transform(({ type, detail }) => ({ code: type, message: detail })),
  ),
})
