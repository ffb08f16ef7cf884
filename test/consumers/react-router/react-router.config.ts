import type { Config } from '@react-router/dev/config'

export default {
  // Version 7 warns without these flags. Remove them with the update to 8, whose defaults they are.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
