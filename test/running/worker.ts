import { createService } from '@onramp-kit/msw'
import { createOnrampWorker } from '@onramp-kit/msw/browser'

export const service = createService({ scenario: 'approved' })

await createOnrampWorker(service, { baseUrl: 'https://service.example' }).start()
