/** A sign for the ways in which a purchase rests. */
export function StatusIcon({ state }: { readonly state: 'sent' | 'cancelled' | 'unknown' }) {
  return (
    <svg className="onramp-status" data-state={state} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" />
      <path d={drawings[state]} />
    </svg>
  )
}

const drawings = {
  sent: 'M15 24.5l6.2 6.2L33.5 18',
  cancelled: 'M17.5 17.5l13 13m0-13l-13 13',
  unknown: 'M19 19.5c0-3 2.2-5 5-5s5 2 5 4.7c0 3.6-5 3.8-5 7.8M24 33v.2',
}
