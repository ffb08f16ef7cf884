import { hostedFeatures } from '../../packages/core/src/frame/frameAttributes.ts'

/** Who a merchant's page speaks with: their origins. */
export interface Sites {
  readonly service: string
  /** Of each hosted page that is shown. */
  readonly hosted: readonly string[]
}

/** Headers, by their names. */
export type PagePolicy = Readonly<Record<string, string>>

type Directives = Readonly<Record<string, string>>

/** Of a page that loads its own scripts, sends no form and is framed by nobody, and what else there is to it. */
function contentPolicy(more: Directives): string {
  const directives: Directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...more,
  }
  return Object.entries(directives)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')
}

const trustedTypes = { 'require-trusted-types-for': "'script'" }

/** Lets the features of the hosted pages through to them. Without `self` the page has nothing to pass on. */
function permissions(hosted: readonly string[]): string {
  const allowed = ['self', ...hosted.map((origin) => `"${origin}"`)].join(' ')
  return hostedFeatures.map((feature) => `${feature}=(${allowed})`).join(', ')
}

/** No tab that is opened, and none that opens the page, has a hold of it. */
const alone = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/** The strictest headers under which all of it works, for each way to use it. */
export const pagePolicies = {
  client: ({ service }: Sites): PagePolicy => ({
    'Content-Security-Policy': contentPolicy({ 'connect-src': service, ...trustedTypes }),
    ...alone,
  }),
  components: ({ service, hosted }: Sites): PagePolicy => ({
    'Content-Security-Policy': contentPolicy({
      'style-src': "'self'",
      'connect-src': service,
      'frame-src': hosted.join(' '),
      ...trustedTypes,
    }),
    'Permissions-Policy': permissions(hosted),
    ...alone,
  }),
  worker: ({ service, hosted }: Sites): PagePolicy => ({
    'Content-Security-Policy': contentPolicy({
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': `'self' ${service}`,
      'frame-src': hosted.join(' '),
      'base-uri': hosted.join(' '),
    }),
    ...alone,
  }),
}
