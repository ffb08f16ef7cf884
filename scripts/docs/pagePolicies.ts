import { hostedFeatures } from '../../packages/core/src/frame/frameAttributes.ts'

/** Who a merchant's page speaks with: their origins. */
export interface Sites {
  readonly service: string
  /** Of each hosted page that is shown. */
  readonly hosted: readonly string[]
}

/** Headers, by their names. */
export type PagePolicy = Readonly<Record<string, string>>

/** The Content-Security-Policy of a page that loads its own scripts, speaks with `connect`, and is framed by nobody. */
function contentPolicy(connect: string, more: Readonly<Record<string, string>> = {}): string {
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'connect-src': connect,
    ...more,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  })
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')
}

/** Lets the features of the hosted pages through to them. Without `self` the page has nothing to pass on. */
function permissions(hosted: readonly string[]): string {
  const allowed = ['self', ...hosted.map((origin) => `"${origin}"`)].join(' ')
  return hostedFeatures.map((feature) => `${feature}=(${allowed})`).join(', ')
}

/** The strictest headers under which all of it works, for each way to use it. */
export const pagePolicies = {
  client: ({ service }: Sites): PagePolicy => ({
    'Content-Security-Policy': contentPolicy(service),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }),
  components: ({ service, hosted }: Sites): PagePolicy => ({
    'Content-Security-Policy': contentPolicy(service, {
      'style-src': "'self'",
      'frame-src': hosted.join(' '),
    }),
    'Permissions-Policy': permissions(hosted),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }),
  worker: ({ service, hosted }: Sites): PagePolicy => ({
    'Content-Security-Policy': contentPolicy(`'self' ${service}`, {
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'frame-src': hosted.join(' '),
    }),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }),
}
