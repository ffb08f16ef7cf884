import { fileURLToPath } from 'node:url'

/** Where the generated client is put, and left for whoever wants to read it. */
export const generatedClient = fileURLToPath(
  new URL('../../../../../.generated/bench/client.mjs', import.meta.url),
)
