import { createService } from '@onramp-kit/msw'
import { createOnrampWorker, showHostedPages } from '@onramp-kit/msw/browser'

const baseUrl = 'https://service.example'
const service = createService()

export default {
  async beforeAll() {
    await createOnrampWorker(service, { baseUrl, storage: null }).start()
    showHostedPages(service, { baseUrl })
  },
  // Each story starts without orders.
  beforeEach() {
    service.reset()
  },
}
