import { createService } from '@onramp-kit/msw'
import { createOnrampWorker, showHostedPages } from '@onramp-kit/msw/browser'

const baseUrl = 'https://service.example'

export const service = createService({ scenario: 'approved', seed: Date.now() })

await createOnrampWorker(service, { baseUrl }).start()
showHostedPages(service, { baseUrl })
