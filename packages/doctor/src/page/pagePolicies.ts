import { hostedFeatures } from '@onramp-kit/core/internal/frame'

/** The origins that a merchant's page communicates with. */
export interface Sites {
  readonly service: string
  /** The origin of each hosted page. */
  readonly hosted: readonly string[]
}

/** Header values by name. */
export type PagePolicy = Readonly<Record<string, string>>

type Directives = Readonly<Record<string, string>>

/** A policy for a page that loads only its own scripts, submits no form and cannot be framed, plus more directives. */
function contentPolicy(more: Directives): string {
  const directives: Directives = {
    'default-src': "'none'",
    'script-src': "'self'",
    // For the icon, which Firefox and WebKit request from every page.
    'img-src': "'self'",
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

/** Delegates features to the hosted pages; a page can only delegate what `self` allows. */
function permissions(hosted: readonly string[]): string {
  const allowed = ['self', ...hosted.map((origin) => `"${origin}"`)].join(' ')
  return hostedFeatures.map((feature) => `${feature}=(${allowed})`).join(', ')
}

/** Tabs of other origins get no reference to the page. */
const alone = { 'Cross-Origin-Opener-Policy': 'same-origin' }

/** The strictest headers that work, for each way to use Onramp Kit. */
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
