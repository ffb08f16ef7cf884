import { wordOf } from '../language/wordOf.ts'
import { textOf } from '../props/textOf.ts'
import { partClass } from '../surface/partClass.ts'

/** A small drawing for a payment method; the provider's own marks belong to its own page. */
export function MethodIcon({ slug }: { readonly slug: string }) {
  return (
    <svg
      className={partClass('method-icon')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={wordOf(drawings, textOf(slug) ?? '') ?? drawings['card']} />
    </svg>
  )
}

/** One path each: a rounded outline, and what is inside. */
const drawings: Readonly<Record<string, string>> = {
  card: 'M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9A2.5 2.5 0 0 1 19 19H5a2.5 2.5 0 0 1-2.5-2.5v-9A2.5 2.5 0 0 1 5 5zM2.5 9.5h19M6 15h4',
  'apple-pay':
    'M9 2.5h6A2.5 2.5 0 0 1 17.5 5v14a2.5 2.5 0 0 1-2.5 2.5H9A2.5 2.5 0 0 1 6.5 19V5A2.5 2.5 0 0 1 9 2.5zM10 12.2l1.5 1.5 2.7-3',
  'google-pay':
    'M6 9.5a5 5 0 0 1 0 5M9.5 7a9 9 0 0 1 0 10M13 4.5a13 13 0 0 1 0 15M16.5 2.5a17 17 0 0 1 0 19',
  'cash-app':
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM14.5 9.5c-.6-.7-1.5-1-2.5-1-1.4 0-2.5.7-2.5 1.8 0 2.5 5 1 5 3.5 0 1.1-1.1 1.8-2.5 1.8-1.1 0-2-.4-2.6-1.1M12 7v1.5M12 15.6V17',
}
