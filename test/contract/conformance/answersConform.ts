import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin } from 'vite'

const path = (name: string) => normalizePath(fileURLToPath(new URL(name, import.meta.url)))
const simulator = path('../../../packages/msw/src/service/createService.ts')
const declaration = 'export function createService('

/** Wraps every simulated service of a test run in one that checks its responses. */
export function answersConform(): Plugin {
  return {
    name: 'onramp-kit:answers-conform',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: { include: ['ajv/dist/2020.js', 'ajv-formats/dist/formats.js'] },
    }),
    transform(code, id) {
      if (id.replace(/\?.*/s, '') !== simulator) return null
      if (!code.includes(declaration)) throw new Error(`${simulator} has no "${declaration}"`)
      return `${code.replace(declaration, 'function createUnchecked(')}
import { conforming } from ${JSON.stringify(path('conforming.ts'))}
export const createService = (options) => conforming(createUnchecked(options), options)
`
    },
  }
}
