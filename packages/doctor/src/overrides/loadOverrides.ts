import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isPaymentMethodRow } from '@onramp-kit/core/contract'
import type { Settings } from '../probe/settings.ts'

/** A file of overrides that cannot be used. */
export class OverridesError extends Error {
  override readonly name = 'OverridesError'
}

/**
 * Loads a file of overrides: the client's options, its default export, and the rows of `paymentMethods`, if it exports some.
 * @throws OverridesError
 */
export async function loadOverrides(
  file: string,
): Promise<Pick<Settings, 'overrides' | 'paymentMethods'>> {
  const module = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href).catch(
    (error: unknown) => {
      throw new OverridesError(reasonOf(error, file), { cause: error })
    },
  )
  const { default: overrides, paymentMethods } = module as {
    readonly default?: unknown
    readonly paymentMethods?: unknown
  }
  if (typeof overrides !== 'object' || overrides === null)
    throw new OverridesError(
      `${file} has no default export of overrides. Write: export default { … } satisfies Partial<OnrampClientOptions>.`,
    )
  if (paymentMethods === undefined) return { overrides }
  if (Array.isArray(paymentMethods) && paymentMethods.every(isPaymentMethodRow))
    return { overrides, paymentMethods }
  throw new OverridesError(
    `${file} exports an invalid paymentMethods. Write: export const paymentMethods: readonly PaymentMethodRow[] = [{ slug: 'card' }].`,
  )
}

function reasonOf(error: unknown, file: string): string {
  const { code, message = String(error) } = Object(error) as {
    code?: string
    message?: string
  }
  if (code === 'ERR_UNKNOWN_FILE_EXTENSION')
    return `This Node (${process.versions.node}) cannot read ${file}, which is TypeScript. Use Node 22.18 or later, set NODE_OPTIONS=--experimental-strip-types, or write the file as overrides.mjs without types.`
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `${file}, or a package that it imports, was not found: ${message} Run the doctor in the folder of your app, with zod installed.`
  return `${file} cannot be loaded: ${message}`
}
