import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OnrampClientOptions } from '@onramp-kit/core'

/** A file of overrides that cannot be used. */
export class OverridesError extends Error {
  override readonly name = 'OverridesError'
}

/**
 * Loads the default export of a file of overrides.
 * @throws OverridesError
 */
export async function loadOverrides(file: string): Promise<Partial<OnrampClientOptions>> {
  const module = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href).catch(
    (error: unknown) => {
      throw new OverridesError(reasonOf(error, file), { cause: error })
    },
  )
  const overrides: unknown = (module as { default?: unknown }).default
  if (typeof overrides === 'object' && overrides !== null) return overrides
  throw new OverridesError(
    `${file} has no default export of overrides. Write: export default { … } satisfies Partial<OnrampClientOptions>.`,
  )
}

function reasonOf(error: unknown, file: string): string {
  const { code, message = String(error) } = error as { code?: string; message?: string }
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return `This Node (${process.versions.node}) cannot read ${file}, which is TypeScript. Use Node 22.18 or later, set NODE_OPTIONS=--experimental-strip-types, or write the file as overrides.mjs without types.`
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `${file}, or a package that it imports, was not found: ${message} Run the doctor in the folder of your app, with zod installed.`
  return `${file} cannot be loaded: ${message}`
}
