import {
  defaultFieldNames,
  type FieldNames,
  PUBLISHABLE_KEY_PATTERN,
} from '@onramp-kit/core/contract'
import type { ServiceKey, ServiceOptions } from './serviceOptions.ts'

/** The options with every default filled in. `markets` stays open: absent means all. */
export type Settings = Required<Omit<ServiceOptions, 'markets' | 'fieldNames'>> &
  Pick<ServiceOptions, 'markets'> & { readonly fieldNames: FieldNames }

const demoKeys: readonly ServiceKey[] = [
  { key: 'svc_public_sandbox_demo', origins: [] },
  { key: 'svc_public_live_demo', origins: ['https://shop.example'] },
]

/**
 * Fills in the defaults. Throws a `RangeError` that names the option, the reason and the remedy.
 */
export function resolveSettings(options: ServiceOptions): Settings {
  const settings: Settings = {
    seed: 1,
    now: Date.now,
    keys: demoKeys,
    rateLimit: { requests: 120, windowMs: 60_000 },
    settleAfterMs: 4000,
    originOf: (request) => request.headers.get('origin'),
    ...options,
    fieldNames: { ...defaultFieldNames, ...options.fieldNames },
  }
  check(Number.isSafeInteger(settings.seed), 'seed', 'must be an integer')
  check(isCount(settings.settleAfterMs, 0), 'settleAfterMs', 'must be an integer of 0 or more')
  if (settings.rateLimit) {
    check(isCount(settings.rateLimit.requests, 1), 'rateLimit.requests', 'must be 1 or more')
    check(isCount(settings.rateLimit.windowMs, 1), 'rateLimit.windowMs', 'must be 1 or more')
  }
  for (const { key } of settings.keys) {
    check(
      PUBLISHABLE_KEY_PATTERN.test(key),
      'keys',
      `"${key}" must be like svc_public_sandbox_name`,
    )
  }
  const names = Object.values(settings.fieldNames)
  check(new Set(names).size === names.length, 'fieldNames', 'must be three different names')
  return settings
}

function isCount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least
}

function check(holds: boolean, option: string, rule: string): void {
  if (!holds) throw new RangeError(`createService: ${option} ${rule}.`)
}
