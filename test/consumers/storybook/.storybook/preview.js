import { createService } from '@onramp-kit/msw'
import { createOnrampWorker, showHostedPages } from '@onramp-kit/msw/browser'

const baseUrl = 'https://service.example'
const service = createService()

export default {
  async beforeAll() {
    const worker = createOnrampWorker(service, { baseUrl, storage: null })
    await worker.start()
    const closePages = showHostedPages(service, { baseUrl })
    // Hot reloading runs this file again, with another service.
    return () => {
      closePages()
      return worker.stop()
    }
  },
  // Each story starts without orders. The client remembers them too.
  beforeEach() {
    service.reset()
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.startsWith('onramp-kit.')) storage.removeItem(key)
  },
}
